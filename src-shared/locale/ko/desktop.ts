import type { Words } from '../dictionary.ts';

/** What the desktop app says outside its page: in its menu, its boxes, and where the system asks for a right. */
export const desktop: Words['desktop'] = {
  closing: {
    host: {
      message: '이 게임 도중에 Kabinett 앱을 닫으시겠습니까?',
      detail:
        '내가 이 테이블의 호스트이므로 모두의 테이블이 닫힙니다. 게임은 이 기기에 보관됩니다. Kabinett 앱을 다시 열면 이어서 할 수 있습니다.',
    },
    hostUnkept: {
      message: 'Kabinett 앱을 닫고 이 게임을 끝내시겠습니까?',
      detail:
        '내가 이 테이블의 호스트이므로 모두의 테이블이 닫힙니다. 이 게임은 디스크에 보관되지 않아 승패 없이 끝나며 다시 이어서 할 수 없습니다.',
    },
    seat: {
      message: '게임 중에 Kabinett 앱을 닫으시겠습니까?',
      detail:
        '내 자리는 그대로 남습니다. Kabinett 앱을 다시 열면 자리로 돌아옵니다. 그때까지 테이블은 내 차례일 때만 기다립니다.',
    },
    stay: '계속하기',
    close: 'Kabinett 앱 닫기',
  },
  crash: {
    message: '창에 문제가 여러 번 생겼습니다.',
    detail: '테이블은 계속되고 내 자리도 그대로입니다. 창을 다시 여시겠습니까?',
    again: '창 열기',
  },
  localNetwork:
    'Kabinett 앱은 이 네트워크의 테이블을 찾고, 네트워크에 있는 플레이어가 내 테이블에 참가하게 합니다. 어떤 정보도 네트워크 밖으로 나가지 않습니다.',
  menu: {
    file: '파일',
    edit: '편집',
    view: '보기',
    window: '윈도우',
    about: 'Kabinett 정보',
    hide: 'Kabinett 가리기',
    hideOthers: '기타 가리기',
    showAll: '모두 보기',
    quit: 'Kabinett 종료',
    undo: '실행 취소',
    redo: '실행 복귀',
    cut: '오려두기',
    copy: '복사하기',
    paste: '붙여넣기',
    selectAll: '전체 선택',
    actualSize: '실제 크기',
    larger: '확대',
    smaller: '축소',
    fullScreen: '전체 화면',
    minimise: '최소화',
    closeWindow: '창 닫기',
  },
};
