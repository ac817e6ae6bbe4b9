import type { TurnedAway } from '../../bridge.ts';
import type { TableRefusal } from '../../protocol/refusals.ts';
import type { Words } from '../dictionary.ts';

type Refusals = Words['refusals'];

/** Every lawful no of the rules and the table, to its author. `{name}` is the seat that was chosen. */
const refused: Refusals['refused'] = {
  gameOver: '게임이 끝났습니다.',
  notNow: '늦었습니다. 이 단계는 이미 끝났습니다.',
  notYourTurn: '아직 내 차례가 아닙니다.',
  notLiving: '처형되었습니다. 남은 게임을 지켜봅니다.',
  noSuchSeat: '이 테이블에 없는 자리입니다.',
  targetNotLiving: '{name}\u00a0님은 처형되었습니다.',
  targetIsYourself: '자신을 고를 수 없습니다.',
  termLimited: '{name}\u00a0님은 직전 내각에 있었으므로 지명할 수 없습니다.',
  alreadyInvestigated: '{name}\u00a0님은 이 게임에서 이미 소속 확인을 받았습니다.',
  noSuchTile: '손에 없는 정책 카드입니다.',
  vetoUnavailable: '거부권은 파시즘 정책 5장이 발효된 뒤에만 사용할 수 있습니다.',
  vetoAlreadyRefused: '대통령이 거부권 제안을 거절했습니다. 둘 중 1장을 발효시키세요.',
  staleQuestion: '늦었습니다. 이 단계는 이미 끝났습니다.',
  paused: '호스트가 게임을 일시 정지했습니다.',
  noGame: '진행 중인 게임이 없습니다.',
  gameRunning: '대기실에서만 바꿀 수 있습니다.',
  noSeat: '관전 중입니다. 자리에 앉은 플레이어만 할 수 있습니다.',
  tableFull: '테이블에 빈자리가 없습니다. 관전할 수 있습니다.',
  tooFewPlayers: '플레이어 {n}명이 더 필요합니다',
  nameEmpty: '다른 사람이 읽을 수 있는 이름을 쓰세요.',
  nameTooLong: '이름이 너무 깁니다. 20자까지 쓸 수 있습니다.',
  nameTaken: '같은 이름이 있습니다.',
  seatPlayedByBot: '봇이 이 자리를 대신하는 중입니다. 이제 자리를 돌려줍니다.',
  tooFast: '한 번에 너무 많이 보냈습니다. 잠시 후 다시 시도하세요.',
  noSuchScreen: '그 화면은 더 이상 관전하고 있지 않습니다.',
  noSuchNetwork: '이 컴퓨터는 더 이상 그 네트워크에 있지 않습니다.',
  notLetIn: '호스트가 들여보내지 않았습니다. 직접 물어보고 1분 뒤에 다시 시도하세요.',
  doorFull: '입장을 기다리는 사람이 너무 많습니다. 잠시 후 다시 시도하세요.',
  knockedElsewhere: '이 기기의 다른 창에서 기다리는 중입니다.',
  askedAlready: '이미 호스트에게 물었습니다. 답을 기다리세요.',
  seatNotGiven: '호스트가 그 자리를 주지 않았습니다. 1분 뒤에 다시 물을 수 있습니다.',
  noSuchAsk: '더 이상 아무도 묻지 않습니다.',
  inSession: '입법 회의가 끝날 때까지 대통령과 수상은 아무 말도 할 수 없습니다.',
  nothingToClaim: '그 라운드에는 주장할 만한 것을 보지 않았습니다.',
  claimedBefore: '이미 말했습니다. 주장은 바꿀 수 없습니다.',
} satisfies Record<TableRefusal['code'], unknown>;

/** Why this window is not at the table. */
const turnedAway: Refusals['turnedAway'] = {
  ...refused,
  replaced: '다른 창에서 게임을 이어 갔습니다.',
  removed: '호스트가 테이블에서 내보냈습니다.',
  hostStopped: '호스트가 앱을 닫았습니다.',
  putAway: '호스트가 다른 날에 이어서 하려고 테이블을 넣어 두었습니다.',
  tableClosed: '호스트가 테이블을 닫았습니다.',
  tooMany: '이 테이블에 연결된 화면이 너무 많습니다.',
  badMessage: '호스트가 이 앱을 이해하지 못했습니다.',
  left: '테이블에서 나왔습니다.',
  badAddress: '주소, 참가 코드, 링크가 아닙니다. 호스트의 화면에서 옮겨 적으세요.',
  badCode: '참가 코드가 맞지 않습니다. 호스트의 화면과 한 글자씩 비교하세요.',
  wrongCode: '참가 코드가 맞지 않습니다.',
  wrongHost: '찾으려던 테이블이 아닙니다. 그 주소에서 다른 호스트가 응답합니다.',
  unreachable: '그 주소에서 응답이 없습니다. 호스트와 같은 Wi-Fi에 연결했는지 확인하세요.',
  hostTooOld: '호스트의 앱 버전이 낮아 참가할 수 없습니다.',
  guestTooOld: '앱 버전이 낮아 이 테이블에 참가할 수 없습니다.',
  noStorage: '이 브라우저는 이 페이지의 정보를 저장하지 않습니다. 새로고침하면 다시 참가해야 합니다.',
  portsTaken: '이 컴퓨터에 테이블을 열 수 있는 빈 포트가 없습니다.',
  seatMoved: '호스트가 내 자리를 다른 기기에 주었습니다. 이제 그 기기에서 게임합니다.',
} satisfies Record<TurnedAway, unknown>;

const link: Refusals['link'] = {
  home: '테이블에 참가하지 않음',
  joining: '테이블에 참가하는 중',
  seated: '연결됨',
  atDoor: '입장을 기다리는 중',
  lost: '연결이 끊겼습니다. {n}초 후 다시 시도합니다.',
  turnedAway: '연결되지 않음',
};

/** Every no, with its sentence. Coverage is a type: a code without a sentence does not compile. */
export const refusals: Refusals = { refused, turnedAway, link };
