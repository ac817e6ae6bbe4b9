import type { Words } from '../dictionary.ts';

/** Who is let in, whose seat is whose, who is away: questions to the host, and what every screen says of it. */
export const door: Words['door'] = {
  waiting: {
    title: '입장 대기',
    text: '들어가도 되는지 호스트에게 물었습니다.',
    hint: '이 페이지를 열어 두세요. 호스트가 허락하면 자동으로 들어갑니다.',
    leave: '나가기',
  },

  askFirst: '들여보내기 전에 나에게 묻기',
  askFirstNote: '새로 참가하려면 호스트가 허락해야 합니다.',
  more: '{n}/{all}',

  rotate: '자리 한 칸씩 돌리기',

  /** In the host's menu while a game goes on. */
  remove: {
    title: '내보내기, 끝내기, 닫기',
    act: '{name}\u00a0님 내보내기',
    question:
      '{name}\u00a0님을 내보내시겠습니까? 그 자리의 열쇠는 못 쓰게 되고 참가 코드가 바뀝니다. 자리는 게임에 남습니다. 봇이 대신하거나, 요청하는 사람에게 줄 수 있습니다.',
    yes: '네, 내보내기',
    no: '아니요, 돌아가기',
  },

  atDoor: {
    seat: '{name}\u00a0님이 자리에 앉으려고 합니다.',
    seatInGame: '{name}\u00a0님이 관전하려고 합니다. 게임이 진행 중입니다.',
    watch: '{name}\u00a0님이 관전하려고 합니다.',
    watchUnnamed: '화면 하나가 관전하려고 합니다.',
    hint: '참가 코드나 링크를 가진 사람입니다.',
    letIn: '참가 수락',
    turnAway: '참가 거절',
  },

  seatAsk: {
    asked: '{asker}\u00a0님: {name}\u00a0님 자리가 내 자리입니다.',
    askedSame: '{asker}\u00a0님이 같은 이름의 자리를 요청합니다.',
    askedUnnamed: '관전 화면: {name}\u00a0님 자리가 내 자리입니다.',
    here: '{name}\u00a0님의 기기가 아직 연결되어 있습니다. 허락하기 전에 직접 물어보세요.',
    awayNow: '{name}\u00a0님이 자리를 비운 지 1분이 안 되었습니다.',
    away: '{name}\u00a0님이 자리를 비운 지 {n}분 되었습니다. 이전 기기가 응답하지 않습니다.',
    leftNow: '{name}\u00a0님이 방금 테이블에서 나갔습니다.',
    left: '{name}\u00a0님이 {n}분 전에 테이블에서 나갔습니다.',
    removed: '{name}\u00a0님을 내보낸 자리입니다.',
    give: '자리 주기',
    keep: '아니요',
  },

  absent: {
    title: '{name}\u00a0님이 자리를 비운 지 1분이 넘었습니다.',
    hint: '테이블이 기다리고 있습니다. 어떻게 하시겠습니까?',
    wait: '기다리기',
    sitIn: '봇이 대신하기',
    end: '게임 끝내기',
  },

  guessing: {
    title: '누군가 참가 코드를 추측하고 있습니다. 틀린 횟수: {n}',
    from: '가장 많이 시도한 주소: {address}',
    hint: '이제 새로 들어오려면 내 허락이 필요합니다. 참가 코드를 새로 만들거나, 모두 모였으면 테이블을 잠그세요.',
    shut: '참가 코드를 새로 만들 때까지 코드를 입력해도 들어올 수 없습니다. QR 코드는 쓸 수 있습니다.',
    newCode: '새 참가 코드',
    lock: '테이블 잠그기',
    leave: '그대로 두기',
  },

  notice: {
    botSatIn: '{name}\u00a0님이 돌아올 때까지 봇이 대신합니다.',
    botSatInRemoved: '이제부터 봇이 {name}\u00a0님 자리를 대신합니다.',
    personBack: '{name}\u00a0님이 돌아와 다시 게임합니다.',
    otherDevice: '{name}\u00a0님이 이제 다른 기기로 게임합니다.',
    takenOver: '{name}\u00a0님이 다른 창에서 게임을 이어 갔습니다.',
    removed: '호스트가 {name}\u00a0님을 내보냈습니다. 자리는 게임에 남습니다.',
    ownBack: '돌아왔습니다. 봇이 내 자리를 돌려주었습니다.',
    ownBackDeeds: '봇이 내 자리에서 한 일과 본 것은 기밀 문서에 있습니다.',
    ownDevice: '내 자리가 되었습니다. 이전 기기는 자리를 잃었습니다.',
    ok: '확인',
  },

  claim: {
    open: '내 자리입니다',
    watching: '관전 중입니다. 여기에 내 자리가 있었습니까?',
    watchOnly: '관전만 하기',
    title: '어느 자리가 내 자리입니까?',
    lead: '호스트에게 묻습니다. 허락하면 여기에서 게임하고, 이전 기기는 자리를 잃습니다.',
    here: '있음',
    away: '자리 비움',
    left: '나감',
    bot: '봇이 대신함',
    seat: '{name}\u00a0님: {state}',
    asked: '{name}\u00a0님 자리가 내 자리인지 호스트에게 물었습니다.',
  },

  deeds: {
    title: '내 자리를 대신한 봇',
    nominate: '{n}라운드: {name}\u00a0님을 지명함',
    ballot: { ja: '{n}라운드: 찬성 투표', nein: '{n}라운드: 반대 투표' },
    ballotReplaced: '{n}라운드: 투표한 뒤 내가 표를 바꿈',
    discard: {
      liberal: '{n}라운드: 자유주의 정책 카드를 버림',
      fascist: '{n}라운드: 파시즘 정책 카드를 버림',
    },
    enact: { liberal: '{n}라운드: 자유주의 정책을 발효시킴', fascist: '{n}라운드: 파시즘 정책을 발효시킴' },
    proposeVeto: '{n}라운드: 거부권을 제안함',
    agreed: '{n}라운드: 거부권 제안에 동의함',
    refused: '{n}라운드: 거부권 제안을 거절함',
    investigate: '{n}라운드: {name}\u00a0님의 소속을 확인함',
    callSpecialElection: '{n}라운드: 특별 선거의 대통령 후보로 {name}\u00a0님을 지정함',
    peek: '{n}라운드: 더미 맨 위의 3장을 봄',
    execute: '{n}라운드: {name}\u00a0님을 처형함',
    botVoted: '봇이 대신 투표했습니다. 아직 직접 투표할 수 있습니다. 같은 표도, 다른 표도 됩니다.',
    mark: '봇의 표',
  },

  terminal: {
    words: '그 밖의 명령: yes N, no N, ask, sitin N, pause',
    seat: '? {number}: {name}\u00a0님이 자리에 앉으려고 합니다. 명령: yes {number} 또는 no {number}',
    watch: '? {number}: {name}\u00a0님이 관전하려고 합니다. 명령: yes {number} 또는 no {number}',
    watchUnnamed: '? {number}: 화면 하나가 관전하려고 합니다. 명령: yes {number} 또는 no {number}',
    claim:
      '? {number}: {asker}\u00a0님이 {seat}번 자리를 내 자리라고 합니다. 명령: yes {number} 또는 no {number}',
    claimUnnamed:
      '? {number}: 관전 화면에서 {seat}번 자리를 내 자리라고 합니다. 명령: yes {number} 또는 no {number}',
    asksFirst: '이제 새로 들어오려면 허락이 필요합니다. 바꾸는 명령: ask',
    asksNot: '참가 코드가 있으면 묻지 않고 들어옵니다.',
    guessing:
      '누군가 참가 코드를 추측하고 있습니다. 틀린 횟수: {n}. 새 코드를 만드는 명령: code, 테이블을 잠그는 명령: lock',
    codeShut: '새 코드를 만들 때까지 입력한 코드로는 들어올 수 없습니다. 명령: code',
    absent:
      '{name}\u00a0님이 자리를 비운 지 1분이 넘었습니다. 봇이 대신하는 명령: sitin {number}, 게임을 끝내는 명령: end',
    numberMissing: '{word} 뒤에 번호를 쓰세요.',
  },
};
