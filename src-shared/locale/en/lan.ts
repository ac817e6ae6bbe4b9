/** Finding tables on the network, and why one is not found. */
export const lan = {
  nearby: {
    title: 'Or join one here',
    list: 'Tables on this network',
    looking: 'Looking on {networks}',
    lookingNowhere: 'This device is on no network',
    askFirst:
      'Kabinett looks for tables on your local network. The system will ask you whether it may: please allow it.',
    lookAround: 'Look for tables',
    cannotSee: 'Can’t see the table?',
    othersCannotSee: 'Can’t others see this table?',
    count: '{n}/{all}',
    countSpoken: '{n} of {all} seats are taken.',
    twin: '{table} ({mark})',
    join: 'Join',
    watch: 'Watch',
    open: 'Open',
    lobby: 'In the lobby, open',
    full: 'In the lobby, every seat is taken',
    playing: 'A game is going on: you can watch',
    locked: 'Locked: nobody new gets in',
    silent: 'Does not answer just now',
    hostOlder: 'Its Kabinett is older than yours',
    hostNewer: 'Its Kabinett is newer than yours',
    hostedBy: 'Hosted by {name}',
    own: 'Your own table',
    recent: 'You sat here before',
  },
  picked: {
    where: 'At {address}',
    codeLabel: 'Table code: six characters from the host’s screen',
    join: 'Take a seat',
    watch: 'Watch',
    gone: 'This table does not answer any more.',
    hostOlder:
      'The host’s Kabinett is older than yours, so this window does not fit it. Its own page in the browser does; or the host updates.',
    hostNewer:
      'Your Kabinett is older than the host’s, so this window does not fit it. Its own page in the browser does; or you update.',
    openInBrowser: 'Open in the browser',
  },
  otherWays: {
    title: 'No table seen yet. These ways work too:',
    code: 'Type both groups of the code, the link or the address from the host’s screen into the box above.',
    scan: 'Scan the code on the host’s screen with a phone: it needs no app.',
    recent: 'Tables where you sat before',
    forget: 'Forget them',
    search: 'Search harder',
    searchHint: 'Asks every address of this network once.',
    stop: 'Stop searching',
    searching: 'Asked {n} of {all} addresses',
    searched: {
      one: 'The one address was asked: no table there.',
      other: 'All {n} addresses were asked: no table among them.',
    },
  },
  doctor: {
    title: 'Why can’t I see the table?',
    here: 'This device',
    causes: 'What it may be, and what to do',
    noCauses:
      'Nothing is wrong here: other devices were heard. The table may be closed, or on another network.',
    noInterface: 'No network with an IPv4 address.',
    interface: '{network}: {address} in {range}',
    virtual: 'leads into a tunnel or a virtual machine',
    state: {
      opening: 'being opened',
      listening: 'listening',
      heard: 'listening, and your own table’s announcement came back',
      portHeld: 'another program keeps port 5353 to itself',
      denied: 'the system lets nothing out',
      failing: 'does not work',
    },
    port: 'Your table listens on port {port}.',
    notHosting: 'You host no table.',
    announcedHeard: 'Your table’s announcement was heard on the network.',
    announcedNotHeard: 'Your table’s announcement was not heard. Others can still come by code or link.',
    reached: 'Another device has reached your table.',
    notReached: 'No other device has reached your table yet.',
    heardOthers: 'Tables of other devices were heard.',
    heardNobody: 'No table of another device was heard.',
    beaconListening: 'The second way of looking, by broadcast, is open.',
    beaconFailing: 'The second way of looking, by broadcast, does not work here.',
    again: 'Look again',
    copy: 'Copy the report',
    copied: 'Copied',
    report: 'The report',
    reportTitle: 'Kabinett {version} on {system}',
    cause: {
      noNetwork: {
        what: 'This device is on no network.',
        todo: 'Join the same Wi-Fi as the host, or plug in a cable.',
      },
      localNetworkDenied: {
        what: 'macOS keeps Kabinett off the local network.',
        todo: 'If macOS asks, press Allow. Otherwise open System Settings, Privacy & Security, Local Network, switch Kabinett on, and start it again.',
      },
      windowsBlocks: {
        what: 'Windows, or a security program on it, stops what Kabinett sends.',
        todo: 'Open Windows Security, Firewall & network protection, Allow an app through firewall, and allow Kabinett on private networks; a security program of another maker has a list of its own. Or run these lines as administrator.',
      },
      linuxBlocks: {
        what: 'A firewall rule on this device stops what Kabinett sends.',
        todo: 'Let it out: by the first two lines with ufw; the last one shows which rule stops it.',
      },
      ipv6Only: {
        what: 'This network gives out no IPv4 address, and Kabinett needs one.',
        todo: 'Use another network, or a phone’s hotspot.',
      },
      selfGivenAddress: {
        what: 'Nobody on this network gave this device an address, so it gave itself one.',
        todo: 'Join the Wi-Fi again, or restart the router.',
      },
      onlyVirtual: {
        what: 'Only tunnels and virtual machines have an address here.',
        todo: 'Connect the Wi-Fi or a cable.',
      },
      portHeld: {
        what: 'Another program keeps port 5353, by which tables are found, to itself.',
        todo: 'Join by code or link; or close other programs that look for devices.',
      },
      notHeard: {
        what: 'Your own table’s announcement did not come back: something on this device or network swallows it.',
        todo: 'Show others the code or the link; or allow Kabinett in this device’s firewall.',
      },
      interfaceFailing: {
        what: 'One of the networks of this device does not take part.',
        todo: 'Switch that network off and on again.',
      },
      windowsFirewall: {
        what: 'Windows may treat this network as public and block Kabinett.',
        todo: 'Open Settings, Network & internet, choose this network, and make it private. Or run these lines as administrator.',
      },
      linuxFirewall: {
        what: 'A firewall on this device may block it.',
        todo: 'Allow it: by the first line with ufw, by the others with firewalld.',
      },
      macFirewall: {
        what: 'The firewall of this Mac may block incoming connections.',
        todo: 'Open System Settings, Network, Firewall, Options, and allow Kabinett.',
      },
      wsl: {
        what: 'Kabinett runs inside WSL, which has a network of its own.',
        todo: 'Start Kabinett in Windows itself.',
      },
      container: {
        what: 'Kabinett runs inside a container, which has a network of its own.',
        todo: 'Start it outside, or give the container the host’s network.',
      },
      vpn: {
        what: 'A VPN is on. Some carry everything away from the local network.',
        todo: 'Switch the VPN off while you play.',
      },
      otherNetwork: {
        what: 'The host may be on another network: a guest Wi-Fi, or another name of the same router.',
        todo: 'Compare the address range above with the host’s, and join the same Wi-Fi.',
      },
      isolation: {
        what: 'Guest networks and many public ones keep devices apart.',
        todo: 'Use the main Wi-Fi, a cable, or a phone’s hotspot.',
      },
      mobileData: {
        what: 'A phone may prefer mobile data where the Wi-Fi has no internet.',
        todo: 'On that phone, switch mobile data off, or tell it to stay on this Wi-Fi.',
      },
      captivePortal: {
        what: 'The Wi-Fi may wait for somebody to sign in on its page.',
        todo: 'Open any page in a browser, sign in, and look again.',
      },
      scanner: {
        what: 'Some apps that scan codes open pages in a window of their own that reaches no local address.',
        todo: 'Scan with the phone’s camera, or copy the link into the browser.',
      },
    },
  },
} as const;
