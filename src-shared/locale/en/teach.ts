/** Teaching: the count-in, the coach's reasons, how to play, the rules, practice. */
export const teach = {
  countIn: {
    head: { one: 'Starting in {n} second', other: 'Starting in {n} seconds' },
    coach: 'Anyone at the table can stop it. Then look at your own screen only.',
    stop: 'Stop',
    stoppedBy: '{name} stopped the countdown.',
    stoppedByHost: 'The host stopped the countdown.',
    stoppedByChange: 'The countdown was stopped, because the seats or the options changed.',
    unready: {
      one: '{n} other player is not ready: you can start all the same',
      other: '{n} other players are not ready: you can start all the same',
    },
  },

  /** The coach's reason for each step; nothing in it depends on anybody's role. */
  why: {
    setting: 'Coach: say why at each step',
    on: 'On',
    off: 'Off',
    first:
      'First open your dossier: it says your role and whom you know. {evil} of {all} players here are on the Fascist side.',
    nominate:
      'The two of you would enact the next policy, and {evil} of {all} players here are on the Fascist side: choose whom you trust.',
    nominateDanger: 'From now on the game ends if Hitler is elected Chancellor: choose a player you trust.',
    vote: '{need} of {all} must say Ja. A government decides the next policy; a failed vote brings the top tile nearer.',
    voteLast: 'If this vote fails too, the top tile of the pile is enacted, whatever it is.',
    discard: 'The Chancellor enacts one of the two you pass on. Nobody sees what you discard.',
    enact: 'Everybody will ask you both what you had. You may say anything; nothing proves it.',
    veto: 'A veto keeps a bad tile off the board, but it counts like a failed vote.',
    investigateLoyalty: 'Hitler shows the Fascist party too. Afterwards you may tell the truth or lie.',
    specialElection: 'That player nominates next and, if elected, uses any power that follows.',
    policyPeek: 'You learn which three tiles come next, and can tell afterwards who lies.',
    execution:
      'An executed player votes no more and holds no office. If it is Hitler, the game ends at once.',
    waitNomination: 'Watch who trusts whom: Fascists want to sit in a government together.',
    waitSession: 'Out of 17 tiles 11 are Fascist, so an honest government may have had no choice.',
    waitPower: 'Powers come from Fascist policies; the President must use this one now.',
    waitVeto: 'Both must want the veto, and it counts like a failed vote.',
    waitVote: 'Your ballot is seen by all when the last one is in.',
    dead: 'The executed stay silent: what you know must not help anybody.',
  },

  howTo: {
    next: 'Next',
    back: 'Back',
    done: 'Done',
    place: 'Picture {n} of {all}',
    players: 'Players',
    toRules: 'All the rules',
    roles: {
      title: 'Two sides, one secret',
      text: 'Everybody gets a secret role. There are more Liberals, but they know nobody. The Fascists are few and protect Hitler.',
      art: 'Liberals: {liberals}. Fascists: {fascists}. Hitler: 1.',
    },
    government: {
      title: 'Elect a government',
      text: 'The candidacy for President moves on one seat every round, and the candidate nominates a Chancellor. Everybody votes; more than half must say Ja. After three failed votes in a row the top tile is enacted.',
      art: 'A candidate names a nominee, and ballots with Ja and Nein are cast.',
    },
    policy: {
      title: 'Enact a policy',
      text: 'The President draws three tiles and discards one, the Chancellor enacts one of the other two. They may not talk meanwhile. Afterwards both may lie about what they had.',
      art: 'Three tiles go to the President, two to the Chancellor, one onto the board.',
    },
    powers: {
      title: 'Mind the Fascist track',
      text: 'A Fascist policy can give the President a power. From the third one on, the Fascists win at once if Hitler is elected Chancellor.',
      art: 'The spaces of the Fascist track: {spaces}.',
    },
    winning: {
      title: 'Win together',
      text: 'Liberals win with five Liberal policies, or when Hitler is executed. Fascists win with six Fascist policies, or when Hitler is elected Chancellor after three. Say what you like, but never show your screen.',
      art: 'The Liberal track has five spaces, the Fascist track six.',
    },
  },

  rules: {
    search: 'Search the rules',
    found: { one: '{n} rule found', other: '{n} rules found' },
    none: 'No rule says that. Try another word.',
    forPlayers: { one: 'For {n} player', other: 'For {n} players' },
    sections: {
      roles: 'Roles',
      knowing: 'Who knows whom',
      nomination: 'Nomination',
      vote: 'Vote',
      tracker: 'Election tracker',
      session: 'Legislative session',
      piles: 'Draw pile and discard pile',
      powers: 'Presidential powers',
      veto: 'Veto',
      ending: 'How the game ends',
      talk: 'Talking and lying',
      open: 'Where the rulebook is silent: how this table decides',
    },
    counts: 'Liberals: {liberals}. Ordinary Fascists: {fascists}. Hitler: 1.',
    hitlerParty: 'Hitler belongs to the Fascist party: an investigation of Hitler shows Fascist.',
    rolesSecret: 'The role is secret and never changes. It stays in your dossier.',
    rotation:
      'The candidacy goes on to the next living player in every round, whatever came of the last one.',
    nominee: 'The candidate nominates one other living player who is not under a term limit.',
    limits:
      'The Chancellor of the last elected government cannot be nominated, nor can its President while more than five players are living.',
    limitsPresident: 'Term limits bind the nominee only: anybody may be the presidential candidate.',
    ballots:
      'Every living player votes Ja or Nein, the candidate and the nominee too. All ballots are revealed together.',
    majority: 'With {all} living players {need} must say Ja. A tie fails.',
    hitlerCheck:
      'If three or more Fascist policies are enacted before the vote, everybody learns whether the new Chancellor is Hitler. If so, the Fascists win.',
    trackerMoves: 'Each failed vote and each veto moves the election tracker on by one.',
    chaos:
      'At three the top tile of the draw pile is enacted at once. It gives no power, and all term limits are lifted.',
    trackerReset: 'Every enacted policy sets the tracker back to zero; an election alone does not.',
    draw: 'The President draws three tiles, looks at them alone and discards one face down.',
    enact: 'The Chancellor gets the other two, enacts one and discards the other face down.',
    silence: 'President and Chancellor may not communicate until the tile is enacted or vetoed.',
    discards: 'Discarded tiles are shown to nobody while the game goes on.',
    tiles: 'There are 17 tiles: 6 Liberal and 11 Fascist.',
    reshuffle:
      'If fewer than three tiles are left after a session, they are shuffled together with the discard pile. Enacted tiles stay on the board.',
    mustUse:
      'A Fascist policy enacted by a government gives the President the power of the space it covers. It must be used now.',
    investigateLoyalty:
      'Investigate Loyalty: the President alone sees the party of one other player. Nobody is investigated twice.',
    specialElection:
      'Special Election: the President chooses the next presidential candidate. Afterwards the turn goes on from the President who called it.',
    policyPeek: 'Policy Peek: the President alone sees the next three tiles in order and leaves them there.',
    execution:
      'Execution: the President executes one player. If it is Hitler, the Liberals win; otherwise the role stays secret.',
    dead: 'An executed player does not vote, hold an office or speak about the game.',
    vetoRight:
      'After five Fascist policies the Chancellor may propose a veto before enacting. The session that enacts the fifth has none yet.',
    vetoAgreed: 'If the President agrees, both tiles are discarded and the election tracker moves on.',
    vetoRefused:
      'If the President refuses, the Chancellor must enact one of the two, and cannot propose again.',
    liberalsWin: 'The Liberals win with the fifth Liberal policy, or when Hitler is executed.',
    fascistsWin:
      'The Fascists win with the sixth Fascist policy, or when Hitler is elected Chancellor after three or more Fascist policies.',
    lies: 'Anybody may say anything about role, tiles and investigations, true or false. Nothing in the app proves it.',
    screens: 'Nobody may show a screen or a dossier to others.',
    ruling: {
      changeBallot: 'A ballot can be changed until the last one is in.',
      votersShown: 'Everybody sees who has voted, not how.',
      votersHidden: 'Nobody sees who has voted before the ballots are revealed.',
      yourself: 'A President can neither execute nor investigate themselves.',
      fewLiving:
        'The last President is free of the term limit with five living players, and also with four or three.',
      vetoReshuffle:
        'After a veto the piles are shuffled if needed before a third failure enacts the top tile.',
      chaosVeto: 'A fifth Fascist policy unlocks the veto also when it came from the top of the pile.',
      peekAfterShuffle: 'If a shuffle is due, it comes before the power: a Policy Peek sees the new pile.',
      allOpen: 'At the end every role and every discarded tile is opened.',
      discardsClosed: 'At the end every role is opened, but the discarded tiles stay closed.',
      markOn: 'A Chancellor who was checked is marked “not Hitler” for the rest of the game.',
      markOff: 'That a Chancellor is not Hitler is said once and not marked: remember it.',
      absent:
        'If somebody is away, the table waits. After a minute the host may let a bot sit in. Nothing is played at random.',
      seats: 'The order of play is the order of the seats in the lobby. Nothing moves at the start.',
      noChat: 'There is no text chat, for the living or for the executed.',
    },
  },

  practice: {
    open: 'Practise alone',
    title: 'Practice',
    lead: 'You play against bots on this device only. Nobody else can see the table, and you can stop at any time.',
    begin: 'Begin',
    bar: 'Practice with bots',
    advice: 'What should I do?',
    end: 'End practice',
    endAsk: 'End this practice game now? It is not kept.',
    again: 'Another game, another role',
    you: 'You',
    step: {
      nomination:
        'A round begins. The candidacy moves on seat by seat, and the candidate nominates a Chancellor; whoever was in the last elected government may be under a term limit.',
      election:
        'Vote on the two together. An early Ja lets the game begin; later a Nein stops a pair you distrust, at the price of the tracker.',
      presidentDiscard:
        'The President holds three tiles and discards one unseen. Two Fascist tiles passed on may be bad luck or a plan.',
      chancellorEnactment:
        'The Chancellor chooses one of two. Compare afterwards what both say: one of them may have had no choice.',
      vetoAnswer:
        'The Chancellor would rather enact neither tile. Only the President’s consent makes it a veto.',
      investigateLoyalty:
        'The President sees the party of one player. What is said about it may be true or false.',
      specialElection:
        'The President gives the next candidacy to any other player. A Liberal trusts; a Fascist pretends to.',
      policyPeek:
        'The President sees the next three tiles. If the next government says otherwise, somebody lies.',
      execution:
        'The President executes one player. Liberals look for Hitler; Fascists choose whoever is trusted.',
      concluded: 'The game is over. Below you see what was hidden in every round.',
    },
    role: {
      liberal:
        'You are Liberal. Enact Liberal policies, remember who was in the governments that enacted Fascist ones, and say truly what you drew. Vote Nein when a pair looks wrong, but mind the tracker.',
      fascist: {
        small:
          'You are the Fascist, and Hitler knows you. Look Liberal at first, enact a Fascist policy when you can blame the draw, and help Hitler to be trusted. After three Fascist policies get Hitler elected Chancellor.',
        large:
          'You are a Fascist and know the others; Hitler does not know you. Look Liberal at first, enact a Fascist policy when you can blame the draw, and get Hitler elected Chancellor after three Fascist policies.',
      },
      hitler: {
        small:
          'You are Hitler and know your Fascist. Play like a Liberal so that everybody trusts you; your Fascist takes the risks. After three Fascist policies you win when you are elected Chancellor.',
        large:
          'You are Hitler and know nobody. Play like a Liberal so that everybody trusts you, and watch who helps you. After three Fascist policies you win when you are elected Chancellor.',
      },
      none: 'Your seat is out of the game. Watch how it ends, or end the practice.',
    },
  },
} as const;
