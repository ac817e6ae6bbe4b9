import type { Words } from '../dictionary.ts';
import start from './start.json' with { type: 'json' };

/** What the terminal says while it is the host's window, and the answers to its words (decision 37). */
const terminal: Words['shell']['terminal'] = {
  tableOpen: '游戏桌已开。这个网络上的其他人从这里加入：',
  portMoved: '指定的端口已被占用：游戏桌位于 {address}。',
  codes: '或用加入码：{addressCode} {tableCode}   印章：{seal}',
  newCode: '加入码和链接已更换。旧的不再有效。',
  words: '命令：start、stop、bot、remove N、lock、code、address、open、end、quit',
  wordsWithoutTable: '命令：open、quit',
  noCountIn: '没有即将开始的游戏。命令 end 结束正在进行的游戏。',
  countIn: '游戏将在 {n}\u00a0秒后开始。命令 stop 可以停止倒计时。',
  countInStopped: '倒计时已停止。',
  unknownWord: '没有命令 {word}。',
  removeWhom: '说明要移出谁：remove 加上名字前的数字。',
  notHosting: '此终端不是任何游戏桌的桌主。可用的命令是 open 和 quit。',
  people: '桌上有 {n}\u00a0名玩家',
  watching: '{n}\u00a0块屏幕正在旁观。',
  person: '  {number}. {name}',
  personAway: '  {number}. {name}（暂离）',
  personLeft: '  {number}. {name}（已离桌）',
  personReady: '  {number}. {name}（已准备）',
  bot: '  {number}. {name}（机器人）',
  lobby: '在大厅中。',
  dealing: '正在分发身份。',
  playing: '游戏已开始。',
  concluded: '本局已经结束。输入 start 开始下一局。',
  ended: '桌主结束了本局：不分胜负。输入 start 开始下一局。',
  liberalsWin: '自由党获胜。',
  fascistsWin: '法西斯党获胜。',
  paused: '游戏已暂停。',
  fault: '规则程序出现故障。游戏桌已暂停在最后的正常状态。',
  goesOn: '游戏继续。',
  locked: '游戏桌已锁定：新玩家无法加入。输入 lock 解锁。',
  unlocked: '游戏桌已解锁。',
  portsTaken: '没有可供游戏桌使用的端口。可以用 --port 指定另一个端口。',
  closing: '正在关闭游戏桌。',
  tableClosed: '游戏桌已关闭。',
};

/** `npm run -s rules`: the cases of the rules, played and made. */
const rules: Words['shell']['rules'] = {
  usage:
    '用法：npm run -s rules -- replay FILE...，或 npm run -s rules -- play --players N --seed S --games K。',
  needsFiles: '在 "replay" 之后至少写一个案例文件。',
  players: '--players 之后必须是 {least} 到 {most} 之间的整数。',
  seed: '--seed 之后必须是 1 到 {letters} 个字符的单词或数字。',
  games: '--games 之后必须是 1 到 {games} 之间的整数。',
  randomGame: '一局随机游戏，按规则玩到结束',
  /** Why something is no case, or cannot be played. */
  faults: {
    unreadable: '无法读取文件。',
    empty: '文件为空。',
    notJson: '这不是 JSON。',
    notObject: '此处必须是 JSON 对象。',
    unknownKey: '没有这个键。',
    notText: '此处必须是文本。',
    notList: '此处必须是列表。',
    notSeat: '这不是此游戏桌的座位，或同一座位出现了两次。',
    outOfRange: '此数字缺失、不是整数或超出范围。',
    notTiles: '政策牌写成由 L 和 F 组成的文本。',
    notRoles: '身份与玩家人数不符。',
    tooFewTiles: '牌库少于 3\u00a0张政策牌。',
    notAllTiles: '牌库、弃牌堆和轨道上没有凑齐 6\u00a0张自由派和 11\u00a0张法西斯政策牌。',
    hitlerDead: '希特勒已被处决：这样的一局已经结束。',
    candidateDead: '总统候选人已被处决。',
    noStep: '一步必须是命令或预期结果。',
    unknownCommand: '没有这个命令。',
    noReshuffle: '游戏在此重新洗牌，但案例没有安排重新洗牌。',
    wrongReshuffle: '安排的重新洗牌与牌库和弃牌堆的政策牌不符。',
    rulesFailed: '规则执行失败：这是程序的故障。',
  },
};

/** What both shells and the control channel say in the terminal (decisions 36 and 38). */
const notices: Words['shell']['notices'] = {
  windowAddress: '在 30\u00a0秒内用这台电脑的浏览器打开此地址：{address}',
  windowHint: '输入 open 打开窗口，输入 quit 退出 Kabinett。',
  noBrowser: '无法打开浏览器。',
  wrongSecret: '这台电脑上有程序试图不凭密钥打开窗口，已被拒绝。',
  ticketUsed: '窗口的地址被第二次使用。如果你没有看到窗口，输入 open 打开新窗口。',
  ticketLate: '窗口的地址使用得太迟。输入 open 打开新窗口。',
  badCall: '一个窗口发送了此版本的窗口不会发送的内容，已被关闭。',
  openedThere: 'Kabinett 已使用此配置文件夹运行：它会打开一个窗口。',
  profileHeld: 'Kabinett 已使用此配置文件夹运行（进程 {pid}）。如果并非如此，删除 {file}。',
  profileUnwritable: '无法写入 {folder}。可以用 --profile 指定其他位置。',
  settingsBroken: '无法读取设置。原设置已另存为 {file}，现在使用新设置。',
  badName: '这不是别人能读出的名字。名字长度为 1～20\u00a0个字符。',
};

/** What the starter, the terminal and the shells say. */
export const shell: Words['shell'] = { start, terminal, notices, rules };
