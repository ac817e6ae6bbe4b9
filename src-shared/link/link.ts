/** A raw binary duplex: a WebSocket on either side, or one end of the in-memory pair. */
export interface Wire {
  send(bytes: Uint8Array): void;
  /** Ends the connection at once; `code` is a WebSocket close code and says nothing (decision 13). */
  close(code: number): void;
  onBytes(listener: (bytes: Uint8Array) => void): void;
  /**
   * Called once, whoever ended it. `refused`: the other side said so, by the code 1008; a line that broke says
   * nothing, nor does an end by this side.
   */
  onClose(listener: (refused: boolean) => void): void;
}

/** A sealed two-way channel of JSON texts: the one thing that host and guest code talks through. */
export interface Link {
  /**
   * Seals and sends one text. The frame has the smallest permitted size that holds at least `atLeast` bytes
   * of plaintext, so that a host can give every seat's frame the size of the longest one.
   */
  send(text: string, atLeast?: number): void;
  /** Texts that arrive before a listener is set are kept for it. */
  onMessage(listener: (text: string) => void): void;
  /** Called once; `fault`: the other side sent something that does not open; `refused` as on a wire. */
  onClose(listener: (fault: boolean, refused: boolean) => void): void;
  close(): void;
}
