import type { Words } from '../dictionary.ts';

/** The network that others come by, the terminal's words for it, and what a table that went back says. */
export const network: Words['network'] = {
  choice: {
    label: '참가 코드와 링크에 쓰는 네트워크',
    byItself: '자동으로 선택',
    plain: '{range} ({nic})',
    virtual: '{range} ({nic}: 이 컴퓨터 안이나 터널)',
    players: '{network}, 플레이어 {n}명',
    shown: '다른 사람은 {range} 네트워크로 들어옵니다.',
    none: '이 컴퓨터는 네트워크에 연결되어 있지 않아 다른 사람이 들어올 수 없습니다.',
  },
  terminal: {
    newAddress: '주소가 바뀌었습니다. 이전 링크와 참가 코드로는 참가할 수 없습니다.',
    networks:
      '이 컴퓨터의 네트워크입니다. address 뒤에 번호를 쓰면 그 네트워크를, 0번을 쓰면 가장 알맞은 네트워크를 보여 줍니다:',
    network: '  {number}. {range} ({nic})',
    networkShown: '  {number}. {range} ({nic}), 지금 표시 중',
    noNetwork: '이 컴퓨터는 네트워크에 연결되어 있지 않습니다.',
    addressWhich: '어느 네트워크인지 정하세요. address 뒤에 네트워크 앞의 번호나 0번을 쓰세요.',
  },
  wentBack: {
    steps: '테이블이 {n}단계 뒤로 돌아갔습니다',
    unknown: '테이블이 뒤로 돌아갔습니다',
    seenHere: '이 기기는 호스트가 기억하는 것보다 더 많은 것을 보았습니다. 지금 화면에 있는 것이 유효합니다.',
    toldBy:
      '{name}\u00a0님은 호스트가 기억하는 것보다 더 많은 것을 보았습니다. 지금 화면에 있는 것이 유효합니다.',
    toldByScreen:
      '관전 화면 하나가 호스트가 기억하는 것보다 더 많은 것을 보았습니다. 지금 화면에 있는 것이 유효합니다.',
    close: '계속',
  },
};
