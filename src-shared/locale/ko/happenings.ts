import type { Words } from '../dictionary.ts';

export const happenings: Words['happenings'] = {
  sound: {
    title: '효과음',
    titleWithKey: '효과음(M 키)',
    byPlace: '호스트와 공용 화면에서만 켬',
    on: '켬',
    off: '끔',
    volume: '음량',
    volumes: { quiet: '작게', medium: '보통', loud: '크게' },
    nowOn: '효과음 켜짐',
    nowOff: '효과음 꺼짐',
    credit:
      '효과음: 직접 만든 것으로 앱이 그때그때 생성합니다. 게임과 같이 CC BY-NC-SA 4.0 라이선스를 따릅니다.',
  },
  togetherTitle: '누가 누구와 같이 투표했나',
  togetherHow: '각 칸은 두 사람이 같은 표를 던진 횟수입니다. 많이 찰수록 자주 같았습니다.',
  togetherPair: '{name}\u00a0님과 {other}\u00a0님: {all}번 중 {same}번',
  togetherMost: '{name}\u00a0님과 가장 자주 같이 투표한 사람: {other}, {all}번 중 {same}번.',
  togetherNone: '결정된 투표가 없습니다.',
  tracksTitle: '라운드별 정책',
  tracksHow: '각 라운드 후의 발효된 정책입니다. 아래는 선거 트래커입니다.',
  tracksPoint: '{n}라운드: 자유주의 {liberal}, 파시즘 {fascist}, 선거 트래커 {tracker}.',
  tracksNone: '진행된 라운드가 없습니다.',
};
