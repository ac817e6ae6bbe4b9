import type { Words } from '../dictionary.ts';

/** Who is let in, whose seat is whose, who is away: questions to the host, and what every screen says of it. */
export const door: Words['door'] = {
  waiting: {
    title: '等待进入',
    text: '已询问桌主是否让你加入。',
    hint: '不要关闭本页：桌主同意后你会自动加入。',
    leave: '离开',
  },

  askFirst: '有人加入时先问我',
  askFirstNote: '新玩家加入前会先询问桌主。',
  more: '第 {n}\u00a0项，共 {all}\u00a0项',

  rotate: '座位轮转一位',

  /** In the host's menu while a game goes on. */
  remove: {
    title: '移出、结束或关闭',
    act: '移出 {name}',
    question:
      '要移出 {name} 吗？原来的钥匙失效，加入码也会更换。座位保留在本局中：可由机器人代替，也可以给要回座位的人。',
    yes: '是，移出',
    no: '不，返回',
  },

  atDoor: {
    seat: '{name} 想入座。',
    seatInGame: '{name} 想进来旁观：游戏正在进行。',
    watch: '{name} 想旁观。',
    watchUnnamed: '一块屏幕想旁观。',
    hint: '对方有加入码或链接。',
    letIn: '允许加入',
    turnAway: '拒绝加入',
  },

  seatAsk: {
    asked: '{asker} 说：{name} 的座位是我的。',
    askedSame: '{asker} 想坐回同名的座位。',
    askedUnnamed: '有人在旁观屏幕前说：{name} 的座位是我的。',
    here: '{name} 的设备仍然在线。同意之前，先当面问清楚。',
    awayNow: '{name} 暂离不到 1\u00a0分钟。',
    away: '{name} 已暂离 {n}\u00a0分钟：原来的设备没有应答。',
    leftNow: '{name} 刚刚离桌。',
    left: '{name} 在 {n}\u00a0分钟前离桌。',
    removed: '你已将 {name} 移出。',
    give: '给出座位',
    keep: '不同意',
  },

  absent: {
    title: '{name} 已离开超过 1\u00a0分钟。',
    hint: '大家都在等。怎么办？',
    wait: '继续等待',
    sitIn: '机器人代替',
    end: '结束本局',
  },

  guessing: {
    title: '有人在猜加入码：已输错 {n}\u00a0次。',
    from: '大多来自 {address}。',
    hint: '现在有人加入时会先问你。可以换新的加入码；如果大家都到齐了，也可以锁定游戏桌。',
    shut: '在换新码之前，输入加入码无法加入。二维码仍然有效。',
    newCode: '新加入码',
    lock: '锁定游戏桌',
    leave: '保持不变',
  },

  notice: {
    botSatIn: '机器人暂时代替 {name}，直到 {name} 回来。',
    botSatInRemoved: '从现在起由机器人代替 {name}。',
    personBack: '{name} 回来了，继续游戏。',
    otherDevice: '{name} 现在使用另一台设备。',
    takenOver: '{name} 已在另一个窗口中继续游戏。',
    removed: '桌主移出了 {name}。座位保留在本局中。',
    ownBack: '你回来了：机器人已把座位还给你。',
    ownBackDeeds: '它代替你做了什么、看到什么，都在你的档案里。',
    ownDevice: '座位归你了。原来的设备不再拥有它。',
    ok: '知道了',
  },

  claim: {
    open: '那是我的座位',
    watching: '你正在旁观。你在这里有座位吗？',
    watchOnly: '我只旁观',
    title: '哪个座位是你的？',
    lead: '会询问桌主。桌主同意后你就在这里继续，原来的设备不再拥有座位。',
    here: '在座',
    away: '暂离',
    left: '已离桌',
    bot: '机器人代替中',
    seat: '{name}：{state}',
    asked: '已询问桌主：{name} 的座位是不是你的。',
  },

  deeds: {
    title: '机器人代替你时',
    nominate: '第 {n}\u00a0轮：提名了 {name}',
    ballot: { ja: '第 {n}\u00a0轮：投了赞成', nein: '第 {n}\u00a0轮：投了反对' },
    ballotReplaced: '第 {n}\u00a0轮：投了票，之后由你改投',
    discard: { liberal: '第 {n}\u00a0轮：弃掉了自由派政策牌', fascist: '第 {n}\u00a0轮：弃掉了法西斯政策牌' },
    enact: { liberal: '第 {n}\u00a0轮：实施了自由派政策', fascist: '第 {n}\u00a0轮：实施了法西斯政策' },
    proposeVeto: '第 {n}\u00a0轮：提出了否决',
    agreed: '第 {n}\u00a0轮：同意了否决',
    refused: '第 {n}\u00a0轮：不同意否决',
    investigate: '第 {n}\u00a0轮：调查了 {name}',
    callSpecialElection: '第 {n}\u00a0轮：发起特别选举，指定了 {name}',
    peek: '第 {n}\u00a0轮：查看了牌库顶的 3\u00a0张政策牌',
    execute: '第 {n}\u00a0轮：处决了 {name}',
    botVoted: '机器人代你投了票。你仍可以自己投票，可以相同，也可以不同。',
    mark: '机器人投的票',
  },

  terminal: {
    words: '还有：yes N、no N、ask、sitin N、pause',
    seat: '? {number}：{name} 想入座。输入 yes {number} 或 no {number}。',
    watch: '? {number}：{name} 想旁观。输入 yes {number} 或 no {number}。',
    watchUnnamed: '? {number}：一块屏幕想旁观。输入 yes {number} 或 no {number}。',
    claim: '? {number}：{asker} 说 {seat}\u00a0号座位是自己的。输入 yes {number} 或 no {number}。',
    claimUnnamed:
      '? {number}：有人在旁观屏幕前说 {seat}\u00a0号座位是自己的。输入 yes {number} 或 no {number}。',
    asksFirst: '现在有人加入时会先问你。输入 ask 可以更改。',
    asksNot: '有加入码即可加入，不再询问。',
    guessing: '有人在猜加入码：已输错 {n}\u00a0次。输入 code 换新码，输入 lock 锁定游戏桌。',
    codeShut: '在输入 code 换新码之前，加入码不再有效。',
    absent: '{name} 已离开超过 1\u00a0分钟：输入 sitin {number} 由机器人代替，输入 end 结束本局。',
    numberMissing: '在 {word} 之后写上数字。',
  },
};
