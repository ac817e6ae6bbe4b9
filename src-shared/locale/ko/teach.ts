import type { Words } from '../dictionary.ts';

export const teach: Words['teach'] = {
  countIn: {
    head: '{n}초 후에 시작합니다',
    coach: '테이블의 누구나 멈출 수 있습니다. 시작되면 자기 화면만 보세요.',
    stop: '멈추기',
    stoppedBy: '{name}\u00a0님이 카운트다운을 멈췄습니다.',
    stoppedByHost: '호스트가 카운트다운을 멈췄습니다.',
    stoppedByChange: '자리나 설정이 바뀌어 카운트다운이 멈췄습니다.',
    unready: '{n}명이 아직 준비하지 않았습니다. 그래도 시작할 수 있습니다',
  },
};
