import type { Words } from '../dictionary.ts';

/** The window itself: its menu, how the dossier opens, the way back to the lobby, the wall on a second display. */
export const frame: Words['frame'] = {
  menu: '菜单',
  dossierOpens: '打开档案的方式',
  opens: { hold: '按住时', tap: '轻点' },
  tap: '轻点查看',
  toLobby: {
    title: '返回大厅',
    question: '和所有人一起返回大厅吗？身份和隐藏的过程将从每块屏幕上消失。',
    yes: '是，返回大厅',
    no: '不，留在这里',
  },
  unshown: {
    title: '无法显示桌主发来的内容',
    text: '没有丢失任何内容：桌主的下一条消息到来后会重新显示。桌主的 Kabinett 版本可能更新。',
    again: '重新显示',
  },
  wall: {
    /** Before a number: what the new screen is called in the list. */
    name: '大屏',
    open: '打开大屏',
    hint: '用于电视或第二块屏幕。把新窗口拖到那里并设为全屏。',
  },
};
