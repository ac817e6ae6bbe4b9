import type { Words } from '../dictionary.ts';

export const teach: Words['teach'] = {
  countIn: {
    head: '{n} 秒后开始',
    coach: '桌上任何人都可以停止。开始后只看自己的屏幕。',
    stop: '停止',
    stoppedBy: '{name} 停止了倒计时。',
    stoppedByHost: '桌主停止了倒计时。',
    stoppedByChange: '座位或选项有变动，倒计时已停止。',
    unready: '还有 {n} 名玩家未准备：仍然可以开始',
  },
};
