import type { Words } from '../dictionary.ts';

/** Finding tables on the network, and why one is not found. */
export const lan: Words['lan'] = {
  nearby: {
    title: '또는 여기 있는 테이블에 참가하기',
    list: '이 네트워크의 테이블',
    looking: '찾는 중: {networks}',
    lookingNowhere: '이 기기는 네트워크에 연결되어 있지 않습니다',
    askFirst: 'Kabinett 앱은 로컬 네트워크에서 테이블을 찾습니다. 시스템이 허용할지 물으면 허용하세요.',
    lookAround: '테이블 찾기',
    cannotSee: '테이블이 안 보일 때',
    othersCannotSee: '다른 사람에게 테이블이 안 보일 때',
    count: '{n}/{all}',
    countSpoken: '{all}자리 중 {n}자리가 찼습니다.',
    twin: '{table}({mark})',
    join: '참가하기',
    watch: '관전하기',
    open: '열기',
    lobby: '대기실, 참가 가능',
    full: '대기실, 자리가 모두 참',
    playing: '게임 진행 중: 관전할 수 있습니다',
    locked: '잠김: 새로 참가할 수 없습니다',
    silent: '지금은 응답하지 않습니다',
    hostOlder: '이 테이블의 Kabinett 앱이 더 오래된 버전입니다',
    hostNewer: '이 테이블의 Kabinett 앱이 더 새로운 버전입니다',
    hostedBy: '호스트: {name}\u00a0님',
    own: '내 테이블',
    recent: '전에 앉았던 테이블',
  },
  picked: {
    where: '주소: {address}',
    codeLabel: '참가 코드: 호스트의 화면에 있는 여섯 글자',
    join: '자리에 앉기',
    watch: '관전하기',
    gone: '이 테이블은 더 이상 응답하지 않습니다.',
    hostOlder:
      '호스트의 Kabinett 앱이 더 오래된 버전이라 이 창과 맞지 않습니다. 브라우저에서 테이블의 페이지를 열거나 호스트가 업데이트하면 됩니다.',
    hostNewer:
      '내 Kabinett 앱이 호스트보다 오래된 버전이라 이 창과 맞지 않습니다. 브라우저에서 테이블의 페이지를 열거나 앱을 업데이트하세요.',
    openInBrowser: '브라우저에서 열기',
  },
  otherWays: {
    title: '아직 테이블이 보이지 않습니다. 다른 방법도 있습니다.',
    code: '호스트의 화면에 있는 참가 코드 두 묶음, 링크 또는 주소를 위 칸에 입력하세요.',
    scan: '휴대전화로 호스트의 화면에 있는 QR 코드를 스캔하세요. 앱이 필요 없습니다.',
    recent: '전에 앉았던 테이블',
    forget: '기록 지우기',
    search: '더 찾아보기',
    searchHint: '이 네트워크의 모든 주소에 한 번씩 물어봅니다.',
    stop: '찾기 멈추기',
    searching: '주소 {all}개 중 {n}개에 물어봄',
    searched: '주소 {n}개에 모두 물어봤지만 테이블이 없습니다.',
  },
  doctor: {
    title: '테이블이 보이지 않는 이유',
    here: '이 기기',
    causes: '가능한 원인과 해결 방법',
    noCauses:
      '이 기기에는 문제가 없습니다. 다른 기기의 신호를 받았습니다. 테이블이 닫혔거나 다른 네트워크에 있을 수 있습니다.',
    noInterface: 'IPv4 주소가 있는 네트워크가 없습니다.',
    interface: '{network}: {address}, 범위 {range}',
    virtual: '터널이나 가상 머신으로 연결됨',
    state: {
      opening: '여는 중',
      listening: '듣는 중',
      heard: '듣는 중이며 내 테이블의 알림이 돌아왔음',
      portHeld: '다른 프로그램이 5353번 포트를 독차지함',
      denied: '시스템이 내보내지 않음',
      failing: '작동하지 않음',
    },
    port: '내 테이블의 포트: {port}',
    notHosting: '열어 둔 테이블이 없습니다.',
    announcedHeard: '네트워크에서 내 테이블의 알림을 들었습니다.',
    announcedNotHeard: '내 테이블의 알림을 듣지 못했습니다. 그래도 참가 코드나 링크로 참가할 수 있습니다.',
    reached: '다른 기기가 내 테이블에 연결했습니다.',
    notReached: '아직 내 테이블에 연결한 기기가 없습니다.',
    heardOthers: '다른 기기의 테이블을 들었습니다.',
    heardNobody: '다른 기기의 테이블을 듣지 못했습니다.',
    beaconListening: '두 번째 방법(브로드캐스트)을 쓸 수 있습니다.',
    beaconFailing: '여기서는 두 번째 방법(브로드캐스트)을 쓸 수 없습니다.',
    again: '다시 확인하기',
    copy: '보고서 복사하기',
    copied: '복사됨',
    report: '보고서',
    reportTitle: 'Kabinett {version}, 시스템 {system}',
    cause: {
      noNetwork: {
        what: '이 기기는 네트워크에 연결되어 있지 않습니다.',
        todo: '호스트와 같은 Wi-Fi에 연결하거나 케이블을 꽂으세요.',
      },
      localNetworkDenied: {
        what: 'macOS가 Kabinett 앱의 로컬 네트워크 사용을 막고 있습니다.',
        todo: 'macOS가 물으면 허용을 누르세요. 아니면 시스템 설정의 개인정보 보호 및 보안에서 로컬 네트워크를 열고 Kabinett 앱을 켠 뒤 다시 시작하세요.',
      },
      windowsBlocks: {
        what: 'Windows나 보안 프로그램이 Kabinett 앱이 보내는 것을 막고 있습니다.',
        todo: 'Windows 보안의 방화벽 및 네트워크 보호에서 방화벽을 통해 앱 허용을 열고 개인 네트워크에서 Kabinett 앱을 허용하세요. 다른 회사의 보안 프로그램에는 따로 목록이 있습니다. 또는 관리자 권한으로 다음 명령을 실행하세요.',
      },
      linuxBlocks: {
        what: '이 기기의 방화벽 규칙이 Kabinett 앱이 보내는 것을 막고 있습니다.',
        todo: 'ufw라면 처음 두 줄로 허용하세요. 마지막 줄은 어느 규칙이 막는지 보여 줍니다.',
      },
      ipv6Only: {
        what: '이 네트워크는 IPv4 주소를 주지 않는데 Kabinett 앱에는 IPv4 주소가 필요합니다.',
        todo: '다른 네트워크나 휴대전화 핫스팟을 쓰세요.',
      },
      selfGivenAddress: {
        what: '네트워크가 주소를 주지 않아 기기가 스스로 주소를 정했습니다.',
        todo: 'Wi-Fi에 다시 연결하거나 공유기를 다시 켜세요.',
      },
      onlyVirtual: {
        what: '터널과 가상 머신에만 주소가 있습니다.',
        todo: 'Wi-Fi나 케이블을 연결하세요.',
      },
      portHeld: {
        what: '다른 프로그램이 테이블을 찾는 데 쓰는 5353번 포트를 독차지하고 있습니다.',
        todo: '참가 코드나 링크로 참가하거나 기기를 찾는 다른 프로그램을 닫으세요.',
      },
      notHeard: {
        what: '내 테이블의 알림이 돌아오지 않았습니다. 이 기기나 네트워크가 막고 있습니다.',
        todo: '다른 사람에게 참가 코드나 링크를 보여 주거나 이 기기의 방화벽에서 Kabinett 앱을 허용하세요.',
      },
      interfaceFailing: {
        what: '이 기기의 네트워크 하나가 작동하지 않습니다.',
        todo: '그 네트워크를 껐다가 다시 켜세요.',
      },
      windowsFirewall: {
        what: 'Windows가 이 네트워크를 공용으로 보고 Kabinett 앱을 막을 수 있습니다.',
        todo: '설정의 네트워크 및 인터넷에서 이 네트워크를 골라 개인으로 바꾸세요. 또는 관리자 권한으로 다음 명령을 실행하세요.',
      },
      linuxFirewall: {
        what: '이 기기의 방화벽이 막을 수 있습니다.',
        todo: '허용하세요. ufw라면 첫 줄, firewalld라면 나머지 줄을 쓰세요.',
      },
      macFirewall: {
        what: '이 Mac의 방화벽이 들어오는 연결을 막을 수 있습니다.',
        todo: '시스템 설정의 네트워크에서 방화벽 옵션을 열고 Kabinett 앱을 허용하세요.',
      },
      wsl: {
        what: 'Kabinett 앱이 따로 네트워크를 쓰는 WSL 안에서 실행되고 있습니다.',
        todo: 'Windows에서 직접 실행하세요.',
      },
      container: {
        what: 'Kabinett 앱이 따로 네트워크를 쓰는 컨테이너 안에서 실행되고 있습니다.',
        todo: '컨테이너 밖에서 실행하거나 컨테이너가 호스트 네트워크를 쓰게 하세요.',
      },
      vpn: {
        what: 'VPN이 켜져 있습니다. 로컬 네트워크를 거치지 않게 하는 VPN도 있습니다.',
        todo: '게임하는 동안 VPN을 끄세요.',
      },
      otherNetwork: {
        what: '호스트가 게스트 Wi-Fi나 같은 공유기의 다른 이름에 연결되어 있을 수 있습니다.',
        todo: '위의 주소 범위를 호스트의 것과 비교하고 같은 Wi-Fi에 연결하세요.',
      },
      isolation: {
        what: '게스트 네트워크와 많은 공용 네트워크는 기기끼리의 연결을 막습니다.',
        todo: '기본 Wi-Fi, 케이블 또는 휴대전화 핫스팟을 쓰세요.',
      },
      mobileData: {
        what: 'Wi-Fi에 인터넷이 없으면 휴대전화가 모바일 데이터를 먼저 쓸 수 있습니다.',
        todo: '그 휴대전화에서 모바일 데이터를 끄거나 이 Wi-Fi를 계속 쓰게 하세요.',
      },
      captivePortal: {
        what: '이 Wi-Fi는 페이지에서 로그인하기를 기다리고 있을 수 있습니다.',
        todo: '브라우저에서 아무 페이지나 열어 로그인한 뒤 다시 확인하세요.',
      },
      scanner: {
        what: '어떤 스캔 앱은 로컬 주소에 연결되지 않는 자체 창에서 페이지를 엽니다.',
        todo: '휴대전화 카메라로 스캔하거나 링크를 브라우저에 복사하세요.',
      },
    },
  },
};
