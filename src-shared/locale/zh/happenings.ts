import type { Words } from '../dictionary.ts';

export const happenings: Words['happenings'] = {
  sound: {
    title: '音效',
    titleWithKey: '音效（M\u00a0键）',
    byPlace: '仅在桌主设备和大屏上播放',
    on: '开',
    off: '关',
    volume: '音量',
    volumes: { quiet: '小', medium: '中', loud: '大' },
    nowOn: '音效已开',
    nowOff: '音效已关',
    credit: '音效：自行制作，由应用实时生成，与游戏同样采用 CC BY-NC-SA 4.0 许可。',
  },
  togetherTitle: '谁与谁投票一致',
  togetherHow: '每个方格表示两名玩家投出相同选票的次数，越满越多。',
  togetherPair: '{name} 与 {other}：{same}/{all}',
  togetherMost: '与 {name} 投票最常一致的是 {other}：{same}/{all}。',
  togetherNone: '没有完成任何投票。',
  tracksTitle: '政策进程',
  tracksHow: '每轮结束后已实施的政策；下方是选举计数器。',
  tracksPoint: '第 {n}\u00a0轮：自由派 {liberal}，法西斯 {fascist}，选举计数器 {tracker}。',
  tracksNone: '没有进行任何一轮。',
};
