import type { Words } from '../dictionary.ts';

/** The network that others come by, the terminal's words for it, and what a table that went back says. */
export const network: Words['network'] = {
  choice: {
    label: '加入码和链接中的网络',
    byItself: '自动选择',
    plain: '{range}（{nic}）',
    virtual: '{range}（{nic}：这台电脑内部或隧道）',
    players: '{network}，{n}\u00a0名玩家',
    shown: '其他人通过 {range} 加入。',
    none: '这台电脑不在任何网络中：其他人无法加入。',
  },
  terminal: {
    newAddress: '地址已更换：之前的链接和加入码不再有效。',
    networks: '这台电脑的网络。输入 address 和编号来显示它，address 0 为自动选择：',
    network: '  {number}. {range}（{nic}）',
    networkShown: '  {number}. {range}（{nic}），正在显示',
    noNetwork: '这台电脑不在任何网络中。',
    addressWhich: '指明哪一个：address 加网络前的编号，或 0。',
  },
  wentBack: {
    steps: '游戏桌退回了 {n}\u00a0步',
    unknown: '游戏桌退回了',
    seenHere: '这台设备看到过桌主的设备已不记得的内容。以现在屏幕上的为准。',
    toldBy: '{name} 看到过桌主的设备已不记得的内容。以现在屏幕上的为准。',
    toldByScreen: '有屏幕显示过桌主的设备已不记得的内容。以现在屏幕上的为准。',
    close: '继续',
  },
};
