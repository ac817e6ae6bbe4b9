import type { Words } from '../dictionary.ts';

/** What the desktop app says outside its page: in its menu, its boxes, and where the system asks for a right. */
export const desktop: Words['desktop'] = {
  closing: {
    host: {
      message: '本局进行中，要关闭 Kabinett 吗？',
      detail:
        '你是这张游戏桌的桌主，关闭后所有人都会离桌。本局保存在这台设备上：再次打开 Kabinett 即可继续。',
    },
    hostUnkept: {
      message: '要关闭 Kabinett 并结束本局吗？',
      detail: '你是这张游戏桌的桌主，关闭后所有人都会离桌。磁盘没有保存本局：本局不分胜负，也不能继续。',
    },
    seat: {
      message: '游戏进行中，要关闭 Kabinett 吗？',
      detail: '座位会为你保留：再次打开 Kabinett 即可回到座位。在此期间，只有轮到你时游戏桌才会等待。',
    },
    stay: '继续游戏',
    close: '关闭 Kabinett',
  },
  crash: {
    message: '窗口多次出现故障。',
    detail: '游戏桌照常进行，你的座位也会保留。要重新打开窗口吗？',
    again: '打开窗口',
  },
  localNetwork:
    'Kabinett 会查找你所在网络上的游戏桌，并让同一网络的玩家加入你的游戏桌。任何内容都不会离开你的网络。',
  menu: {
    file: '文件',
    edit: '编辑',
    view: '显示',
    window: '窗口',
    about: '关于 Kabinett',
    hide: '隐藏 Kabinett',
    hideOthers: '隐藏其他',
    showAll: '全部显示',
    quit: '退出 Kabinett',
    undo: '撤销',
    redo: '重做',
    cut: '剪切',
    copy: '复制',
    paste: '粘贴',
    selectAll: '全选',
    actualSize: '实际大小',
    larger: '放大',
    smaller: '缩小',
    fullScreen: '全屏',
    minimise: '最小化',
    closeWindow: '关闭窗口',
  },
};
