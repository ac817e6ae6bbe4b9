/** Every limit of a host in one object (decisions 12 to 14; security, section 4). Only tests give others. */
export interface Limits {
  readonly webSockets: number;
  readonly webSocketsPerAddress: number;
  readonly unauthenticated: number;
  readonly unauthenticatedPerAddress: number;
  readonly httpConnections: number;
  readonly httpConnectionsPerAddress: number;
  readonly handshakesPerSecond: number;
  readonly handshakesPerSecondPerAddress: number;
  /** Of `handshakesPerSecond`, kept for addresses that hold a seat. */
  readonly handshakesKeptForSeats: number;
  /** Times in milliseconds. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** From a request of a page to the last byte of its answer: who reads slower is cut. */
  readonly answerMs: number;
  /** From the opening of a socket to the guest's first message, to its proof, and from there to its name. */
  readonly firstMessageMs: number;
  readonly handshakeMs: number;
  readonly beatMs: number;
  readonly awayMs: number;
  readonly deadMs: number;
  readonly longAbsentMs: number;
  /** From the host's start to the deal; 0 deals at once. */
  readonly countInSeconds: number;
  /** How many times longer than usual a bot thinks: in practice there is more to read. */
  readonly botPace: number;
  readonly headerBytes: number;
  /** The longest frame of a guest: the larger of its two sizes (decision 10). */
  readonly payloadBytes: number;
  /** Pings and pongs of a guest, a second and at once; no window of ours sends any. */
  readonly controlFramesPerSecond: number;
  readonly controlFrameBurst: number;
  readonly fragments: number;
  readonly bufferedChunks: number;
  /** A reader that is this far behind is cut; it comes back by itself. */
  readonly outboundBytes: number;
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  /** Messages over the rate that are answered `tooFast` before the link is ended. */
  readonly tooFastAnswers: number;
  /** How often one seat may react, and how many times in a row. */
  readonly emotesPerSecond: number;
  readonly emoteBurst: number;
  readonly guesses: GuessLimits;
  readonly screens: number;
  /** People who wait at the door, and requests for seats (decisions 4 and 5). */
  readonly atDoor: number;
  /** How long a no of the host stands. */
  readonly askAgainMs: number;
  /** The host machine's own addresses are exempt from the limits per address. */
  readonly ownAddressesExempt: boolean;
}

/** How often a wrong table code may be tried (security, section 4.2). */
export interface GuessLimits {
  readonly failuresPerAddress: number;
  readonly backOffMs: number;
  readonly longestBackOffMs: number;
  readonly burst: number;
  readonly perMinute: number;
  /** Failures in all that stop the typed code until there is a new one. */
  readonly codeLocksAt: number;
}

export const DEFAULT_LIMITS: Limits = {
  webSockets: 64,
  webSocketsPerAddress: 8,
  unauthenticated: 16,
  unauthenticatedPerAddress: 4,
  httpConnections: 256,
  httpConnectionsPerAddress: 24,
  handshakesPerSecond: 20,
  handshakesPerSecondPerAddress: 5,
  handshakesKeptForSeats: 10,
  headersMs: 5_000,
  requestMs: 10_000,
  answerMs: 30_000,
  firstMessageMs: 5_000,
  handshakeMs: 10_000,
  beatMs: 3_000,
  awayMs: 9_000,
  deadMs: 25_000,
  longAbsentMs: 60_000,
  countInSeconds: 3,
  botPace: 1,
  headerBytes: 8_192,
  payloadBytes: 1_024,
  controlFramesPerSecond: 1,
  controlFrameBurst: 10,
  fragments: 4,
  bufferedChunks: 64,
  outboundBytes: 262_144,
  messagesPerSecond: 10,
  messageBurst: 30,
  tooFastAnswers: 30,
  emotesPerSecond: 0.5,
  emoteBurst: 3,
  guesses: {
    failuresPerAddress: 5,
    backOffMs: 60_000,
    longestBackOffMs: 900_000,
    burst: 20,
    perMinute: 10,
    codeLocksAt: 30,
  },
  screens: 24,
  atDoor: 8,
  askAgainMs: 60_000,
  ownAddressesExempt: true,
};
