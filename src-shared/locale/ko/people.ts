import type { Words } from '../dictionary.ts';

/** Home, joining, the lobby, the wall screen, presence, settings, credits. */
export const people: Words['people'] = {
  appName: 'Kabinett',
  windowTitle: '{table} – Kabinett',
  tagline: '우리 중 한 명은 말과 다른 사람입니다. 5~10명이 함께합니다.',
  footLine:
    '시크릿 히틀러(Secret Hitler, CC BY-NC-SA 4.0)를 플레이하는 앱입니다. 원작자가 만들거나 승인한 것이 아닙니다.',
  oldBrowser:
    '이 브라우저는 Kabinett 앱을 열기에는 오래되었습니다. Safari 15.4, Chrome 100, Firefox 100 또는 그보다 새로운 버전이 필요합니다.',
  opening: '여는 중',
  close: '닫기',

  /** What is fetched behind the first screen did not come. */
  late: {
    text: '이 창의 일부를 아직 불러오지 못했습니다. 호스트에 연결되는 대로 불러옵니다.',
    again: '이 페이지 새로고침',
  },

  shellGone: {
    title: '이 창과 연결된 앱이 없습니다',
    noSecret: '터미널에서 창을 여세요. 터미널에 “open” 명령을 입력하면 됩니다.',
    refused: '이 창은 이전에 실행한 앱의 창입니다. 터미널에 “open” 명령을 입력하여 새 창을 여세요.',
    stopped: '이 컴퓨터에서 Kabinett 앱이 종료되었습니다. 계속하려면 다시 실행하세요.',
  },

  home: {
    nameLabel: '내 이름',
    host: '테이블 열기',
    hostWithoutSeat: '자리 없이 열기: 이 화면을 모두에게 보여 줍니다',
    joinTitle: '또는 테이블에 참가하기',
    joinLabel: '호스트의 화면에 있는 참가 코드, 링크 또는 주소',
    join: '참가하기',
    watch: '관전하기',
    opening: '테이블을 여는 중',
    joining: '테이블에 참가하는 중',
    stopJoining: '멈추기',
    settings: '설정',
    credits: '만든 사람과 라이선스',
    howToPlay: '게임 방법',
    rules: '규칙',
  },

  page: {
    title: '테이블에 참가하기',
    hostedAt: '테이블 주소: {address}',
    codeLabel: '참가 코드: 호스트의 화면에 있는 여섯 글자',
    join: '자리에 앉기',
    watch: '관전하기',
    gameGoesOn: '게임이 진행 중입니다. 관전할 수 있습니다.',
    noStorage: '이 브라우저는 이 페이지의 정보를 저장하지 않습니다. 새로고침하면 다시 참가해야 합니다.',
  },

  table: {
    ofHost: '{name}\u00a0님의 테이블',
    unnamed: '테이블',
  },

  lobby: {
    title: '대기실',
    seated: '{n}/{all}명',
    seatedSpoken: '{all}자리 중 {n}자리가 찼습니다',
    chairs: '자리, 진행 순서대로',
    you: '나',
    empty: '빈자리',
    tapToAddBot: '봇 추가',
    tapToSit: '여기에 앉기',
    isBot: '봇',
    ready: '준비 완료',
    notReady: '준비 전',
    away: '자리 비움',
    left: '나감',
    seatNumber: '{n}번 자리',
    readyCount: '{all}명 중 {n}명 준비 완료',
    youHost: '내가 호스트',
    yourSeat: '내 자리',
    nameChanged: '같은 이름이 있습니다. 새 이름: {name}',
    watching: '관전 중',
    watchers: '화면 {n}개가 관전 중',
    locked: '테이블이 잠겨 있습니다. 새로 참가할 수 없습니다.',
    headStart: '원할 때 시작하세요',
    headNotEnough: '플레이어를 기다리는 중',
    headReady: '준비되면 알려 주세요',
    headWait: '호스트를 기다리는 중',
    headWatch: '관전하거나 자리에 앉으세요',
    headWatchFull: '관전 중입니다',
    headDealing: '배분하는 중',
    coachHost: '실제로 앉은 순서대로 자리를 맞추세요. 차례는 이 순서로 돌아갑니다.',
    coachMissing: '다른 플레이어는 휴대전화로 QR 코드를 스캔하거나, 이 Wi-Fi에서 주소를 여세요.',
    coachGuest: '게임은 호스트가 시작합니다. 이름을 바꾸려면 내 자리를 탭하세요.',
    coachWatch: '빈자리가 있습니다. 이름을 쓰고 자리에 앉으세요.',
    coachWatchFull: '빈자리가 없습니다. 모두에게 공개된 것만 볼 수 있습니다.',
    start: '게임 시작',
    startMissing: '플레이어 {n}명이 더 필요합니다. 봇을 추가할 수 있습니다',
    imReady: '준비',
    notYet: '준비 취소',
    leave: '테이블 나가기',
    sit: '자리에 앉기',
    controls: '테이블',
    addBot: '봇 추가',
    shuffle: '자리 섞기',
    lock: '테이블 잠그기',
    unlock: '테이블 잠금 풀기',
    newCode: '새 참가 코드',
    options: '옵션',
    closeTable: '테이블 닫기',
    closeQuestion: '모두의 테이블을 닫으시겠습니까?',
    newCodeQuestion: '새 참가 코드를 만드시겠습니까? 이전 코드와 링크는 더 이상 쓸 수 없습니다.',
    keepOpen: '아니요, 그대로',
    portMoved: '평소 포트를 쓸 수 없어 이 테이블은 다른 주소를 씁니다.',
  },

  invitation: {
    title: '참가 방법',
    scan: 'QR 코드로 참가',
    qrAlt: 'QR 코드: 같은 Wi-Fi에 있는 브라우저에서 이 테이블을 엽니다',
    tableCode: '참가 코드',
    address: '주소',
    orOpen: '또는 이 Wi-Fi에 있는 브라우저에서 열기',
    inTheApp: '앱에서는 {code} 입력',
    seal: '인장 {seal}: 이 테이블의 모든 화면에서 같습니다',
    comeBack: 'QR 코드로 돌아오기',
    ask: '호스트가 이 화면을 공용 화면으로 지정하면 여기에 참가 방법이 표시됩니다.',
  },

  screens: {
    title: '관전 화면',
    unnamed: '화면 {n}',
    since: '{time}부터',
    isWall: '공용 화면, {time}부터',
    mark: '공용 화면으로 지정',
    unmark: '공용 화면 해제',
    closeScreen: '내보내기',
    hint: '공용 화면은 모두에게 QR 코드를 보여 줍니다. 방에 있는 큰 화면을 지정하세요.',
  },

  seat: {
    title: '{name}\u00a0님: {n}번 자리',
    rename: '이름 바꾸기',
    save: '저장',
    earlier: '한 자리 앞으로',
    later: '한 자리 뒤로',
    remove: '내보내기',
    grip: '{name}\u00a0님을 다른 자리로 끌기',
    openFor: '{name}\u00a0님, {n}번 자리: {state}. 이 자리 바꾸기',
  },

  options: {
    title: '옵션',
    forAll: '모두가 볼 수 있습니다. 게임이 시작되면 바꿀 수 없습니다.',
    onlyHost: '호스트가 정합니다. 게임이 시작되면 바꿀 수 없습니다.',
    showVoters: '누가 투표했는지 표시',
    showVotersWhy: '투표 여부만 보이고, 찬성인지 반대인지는 보이지 않습니다.',
    markNotHitler: '확인된 수상에게 “히틀러가 아님” 표시',
    markNotHitlerWhy: '모두가 들은 사실을 자리에 표시해 둡니다.',
    chronicle: '게임 중 기록',
    chronicleWhy: '라운드마다 내각과 투표를 보여 줍니다.',
    discardsClosed: '게임이 끝나도 버린 카드 비공개',
    discardsClosedWhy: '누가 무엇을 뽑고 버렸는지 공개되지 않아, 공정한 배분의 검증이 약해집니다.',
  },

  wall: {
    count: '{n}/{all}',
    needed: '플레이어 {n}명이 더 필요합니다',
    enough: '호스트가 시작할 수 있습니다',
    coach: '플레이어 5~10명이 각자의 화면으로 함께합니다.',
  },

  link: {
    lostNow: '연결이 끊겼습니다. 지금 다시 시도합니다.',
    lostHint: '자리는 그대로 있습니다. 호스트와 같은 Wi-Fi에 연결해 두세요.',
    giveUp: '그만 시도하기',
  },

  away: {
    title: '테이블에 참가하지 않음',
    playHere: '여기에서 하기',
    comeBack: '돌아가기',
    home: '처음으로',
    replaced: '한 자리는 한 창에서만 할 수 있습니다. 원하면 여기로 다시 가져오세요.',
    left: '내 행동이 필요하면 게임이 기다립니다. 여기에서 다시 자리에 앉을 수 있습니다.',
    removed: '호스트와 이야기하세요. 테이블의 현재 참가 코드로 다시 참가할 수 있습니다.',
    hostStopped: '호스트가 테이블을 다시 열면 그 참가 코드로 참가하세요.',
    putAway: '내 자리는 그대로 남습니다. 호스트가 테이블을 다시 열면 이 기기가 자동으로 돌아갑니다.',
    putAwayWatching: '호스트가 테이블을 다시 열면 이 화면이 자동으로 돌아갑니다.',
    trying: '지금 시도하고 있습니다. 테이블이 아직 열려 있지 않으면 이 기기가 계속 기다립니다.',
    stopWaiting: '기다리지 않기',
    tableClosed: '이 테이블은 끝났습니다. 참가 코드는 더 이상 쓸 수 없습니다.',
    tooMany: '관전만 하는 창을 닫고 다시 시도하세요.',
    badMessage: '이 페이지를 새로고침하거나 최신 앱을 열고 다시 참가하세요.',
    tooOld: '호스트의 화면에 있는 주소를 브라우저에서 여세요. 브라우저는 버전이 항상 맞습니다.',
    other: '처음으로 돌아가 다시 시도할 수 있습니다.',
  },

  paused: {
    host: '호스트가 게임을 일시 정지했습니다.',
    hostHint: '비밀은 가려져 있습니다. 호스트가 계속하면 게임이 이어집니다.',
    fault: '규칙 처리에 문제가 생겨 게임이 멈췄습니다.',
    faultHint: '잃은 것은 없습니다. 마지막으로 올바른 상태가 남아 있습니다.',
    goOn: '계속',
  },

  ended: {
    title: '호스트가 게임을 끝냈습니다',
    hint: '승패는 없습니다. 같은 사람들과 다시 할 수 있습니다.',
    waitForHost: '호스트가 대기실을 다시 열 수 있습니다.',
  },

  hostMenu: {
    open: '호스트',
    title: '호스트 메뉴',
    pause: '게임 일시 정지',
    goOn: '게임 계속하기',
    sitIn: '봇이 {name}\u00a0님을 대신하게 하기',
    longAbsent: '{name}\u00a0님이 1분 넘게 자리를 비웠습니다.',
    endGame: '게임 끝내기',
    endQuestion: '모두의 게임을 끝내시겠습니까? 승패는 없고, 이어서 할 수 없습니다.',
    endYes: '네, 게임 끝내기',
    closeTable: '테이블 닫기',
    closeQuestion: '테이블을 닫으시겠습니까? 모두 테이블에서 나가고, 참가 코드는 더 이상 쓸 수 없습니다.',
    closeYes: '네, 테이블 닫기',
    no: '아니요, 돌아가기',
    lock: '테이블 잠그기',
    unlock: '테이블 잠금 풀기',
  },

  /** Where no seat is kept: after the verdict, and for a screen that watches. */
  leaveTable: {
    open: '나가기',
    title: '테이블 나가기',
    question: '테이블에서 나가시겠습니까? 참가 코드로 다시 참가할 수 있습니다.',
    yes: '네, 나가기',
    no: '아니요, 남기',
  },

  /** During a game: leaving keeps the seat and its key. */
  leave: {
    open: '나가기',
    title: '테이블 나가기',
    question: '게임에서 나가시겠습니까? 자리는 그대로 있으며, 이 기기로 돌아올 수 있습니다.',
    yes: '네, 나가기',
    no: '아니요, 남기',
  },

  settings: {
    title: '설정',
    language: '언어',
    asSystem: '시스템 설정 사용',
    theme: '테마',
    themeSystem: '시스템 설정 사용',
    themeDark: '어둡게',
    themeLight: '밝게',
    name: '내 이름',
    version: '버전 {version}',
  },

  /** Each in its own language, the same in every list. */
  languageNames: { en: 'English', fi: 'Suomi', 'zh-Hans': '简体中文', ko: '한국어' },

  credits: {
    wholeLicence: '라이선스 전문',
    notices: '제3자 고지',
    textMissing: '이 글을 가져올 수 없습니다. 호스트에 연결할 수 있을 때 다시 여세요.',
    title: '만든 사람과 라이선스',
    basedOn:
      'Max Temkin, Mike Boxleiter, Tommy Maranges의 시크릿 히틀러(Secret Hitler)를 바탕으로 합니다. 원작 그림: Mackenzie Schubert. © 2016-2020 Goat, Wolf, & Cabbage, secrethitler.com. 라이선스: CC BY-NC-SA 4.0(creativecommons.org/licenses/by-nc-sa/4.0).',
    unofficial:
      '로컬 네트워크에서 플레이하기 위한 비공식 각색입니다. Goat, Wolf, & Cabbage의 제휴나 승인을 받지 않았습니다.',
    changes:
      '바꾼 점: 카드 대신 화면으로 플레이합니다. 화면의 그림, 효과음, 글은 모두 새로 만들었습니다. 봇이 플레이할 수 있습니다. 마지막 표가 나올 때까지 표를 바꿀 수 있습니다. 테이블은 누가 투표했는지 보여 주고, 확인된 수상에게 “히틀러가 아님” 표시를 하고, 기록을 남기고, 게임이 끝나면 숨겨져 있던 것을 모두 공개할 수 있습니다. 호스트는 게임을 일시 정지하거나 끝낼 수 있습니다.',
    licence: '라이선스: CC BY-NC-SA 4.0. 판매할 수 없습니다. 어떠한 보증도 없습니다.',
    gameLink: 'secrethitler.com',
    licenceLink: '라이선스: CC BY-NC-SA 4.0',
    fonts: '글꼴: League Gothic, Jost*. 모두 SIL Open Font License 1.1 라이선스를 따릅니다.',
  },
};
