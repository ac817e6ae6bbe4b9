import type { Words } from '../dictionary.ts';

/** The window itself: its menu, how the dossier opens, the way back to the lobby, the wall on a second display. */
export const frame: Words['frame'] = {
  menu: '메뉴',
  dossierOpens: '기밀 문서 여는 방법',
  opens: { hold: '누르고 있는 동안', tap: '탭하기' },
  tap: '탭하여 보기',
  toLobby: {
    title: '대기실로',
    question: '모두 함께 대기실로 돌아가시겠습니까? 역할과 숨은 기록이 모든 화면에서 사라집니다.',
    yes: '네, 대기실로 가기',
    no: '아니요, 여기 있기',
  },
  unshown: {
    title: '호스트가 보낸 내용을 표시할 수 없습니다',
    text: '잃은 것은 없습니다. 호스트의 다음 소식이 오면 다시 표시합니다. 호스트의 Kabinett 앱이 더 새로운 버전일 수 있습니다.',
    again: '다시 표시',
  },
  wall: {
    /** Before a number: what the new screen is called in the list. */
    name: '공용 화면',
    open: '공용 화면 열기',
    hint: 'TV나 두 번째 화면을 위한 것입니다. 새 창을 그곳으로 옮기고 전체 화면으로 키우세요.',
  },
};
