/** One file of the window, as it is served. */
export interface ServedFile {
  readonly bytes: Uint8Array;
  /** The content type, with its charset. */
  readonly type: string;
  /** The same bytes compressed by gzip, where that is shorter. */
  readonly gzip?: Uint8Array;
}

/** By path from the root, with a slash in front: `/index.html`. */
export type ServedFiles = ReadonlyMap<string, ServedFile>;
