/** What lies over the lobby: a sheet of the whole table, or the one of a seat, followed by its person's name. */
export type LobbySheet = 'options' | 'newCode' | 'closeTable' | { readonly seatOf: string };

/** What the foot of the first screens opens. */
export type DoorSheet = 'settings' | 'credits' | 'howTo' | 'rules';
