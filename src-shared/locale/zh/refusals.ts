import type { Words } from '../dictionary.ts';

/** Every lawful no of the rules and the table, to its author. `{name}` is the seat that was chosen. */
const refused: Words['refusals']['refused'] = {
  gameOver: '本局已经结束。',
  notNow: '太迟了：这一步已经结束。',
  notYourTurn: '还没有轮到你。',
  notLiving: '你已被处决：可以看完本局。',
  noSuchSeat: '这张游戏桌没有这个座位。',
  targetNotLiving: '{name} 已被处决。',
  targetIsYourself: '不能选择自己。',
  termLimited: '不能提名 {name}：上届政府成员受任期限制。',
  alreadyInvestigated: '{name} 在本局中已被调查过。',
  noSuchTile: '你没有这张政策牌。',
  vetoUnavailable: '实施 5\u00a0张法西斯政策之后才能提出否决。',
  vetoAlreadyRefused: '总统已不同意否决：实施其中 1\u00a0张。',
  staleQuestion: '太迟了：这一步已经结束。',
  paused: '桌主暂停了游戏。',
  noGame: '没有正在进行的游戏。',
  gameRunning: '这一项只能在大厅里更改。',
  noSeat: '你正在旁观：只有入座的玩家才能这样做。',
  tableFull: '游戏桌已满。你可以旁观。',
  tooFewPlayers: '还需要 {n}\u00a0名玩家',
  nameEmpty: '写一个别人能读出的名字。',
  nameTooLong: '名字太长：最多 20\u00a0个字符。',
  nameTaken: '这个名字已被使用。',
  seatPlayedByBot: '机器人正在代替这个座位，现在就会还给你。',
  tooFast: '操作太快了。稍后再试。',
  noSuchScreen: '那块屏幕已不在旁观。',
  noSuchNetwork: '这台电脑已不在那个网络中。',
  notLetIn: '桌主没有让你加入。先当面问一声，1\u00a0分钟后再试。',
  doorFull: '等待加入的人太多。稍后再试。',
  knockedElsewhere: '你正在这台设备的另一个窗口中等待。',
  askedAlready: '已经问过桌主，等待答复即可。',
  seatNotGiven: '桌主没有把这个座位给你。1\u00a0分钟后可以再问。',
  noSuchAsk: '已经没有人在问这件事。',
  inSession: '立法结束前，总统和总理不得发言。',
  nothingToClaim: '你在那一轮没有看过任何可以说的内容。',
  claimedBefore: '你已经说过了：说法不能更改。',
};

/** Why this window is not at the table. */
const turnedAway: Words['refusals']['turnedAway'] = {
  ...refused,
  replaced: '你已在另一个窗口中继续游戏。',
  removed: '桌主将你移出了游戏桌。',
  hostStopped: '桌主关闭了应用。',
  putAway: '桌主把游戏桌收起来，改天再玩。',
  tableClosed: '桌主关闭了游戏桌。',
  tooMany: '连接到这张游戏桌的屏幕太多。',
  badMessage: '桌主无法识别此应用发送的内容。',
  left: '你已离桌。',
  badAddress: '这不是地址、加入码或链接。从桌主的屏幕上复制。',
  badCode: '加入码不正确：与桌主的屏幕逐个核对字符。',
  wrongCode: '加入码不正确。',
  wrongHost: '这不是你要找的游戏桌：在其地址上应答的是别的设备。',
  unreachable: '该地址没有应答。你和桌主在同一个 Wi-Fi 上吗？',
  hostTooOld: '桌主的应用版本过旧，与你的应用不兼容。',
  guestTooOld: '你的应用版本过旧，无法加入此游戏桌。',
  noStorage: '此浏览器不为本页保存任何内容：重新载入后须再次加入。',
  portsTaken: '这台电脑上没有可供游戏桌使用的端口。',
  seatMoved: '桌主已把你的座位给了另一台设备，现在由那台设备使用。',
};

const link: Words['refusals']['link'] = {
  home: '不在游戏桌上',
  joining: '正在加入游戏桌',
  seated: '已连接',
  atDoor: '等待桌主同意',
  lost: '连接已断开，{n}\u00a0秒后重试。',
  turnedAway: '未连接',
};

/** Every no, with its sentence. Coverage is a type: a code without a sentence does not compile. */
export const refusals: Words['refusals'] = { refused, turnedAway, link };
