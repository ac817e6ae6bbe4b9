/** What a table tells its network of itself; whatever else a list shows is asked of the table (decision 8). */
export interface TableAdvert {
  /** 32 hex digits, of one hosting run. */
  readonly id: string;
  /** What tools that list services show. */
  readonly name: string;
  readonly port: number;
}

/** The name in `.local` that a table answers to: of its own, so that no computer and no program claims it. */
export function localNameOf(id: string): string {
  return `kabinett-${id}.local`;
}

/** Makes a table known on the networks of this machine, and takes it back. */
export interface Advertiser {
  /** Announces until the given function is called; what it promises is that every goodbye was sent. */
  show(advert: TableAdvert): () => Promise<void>;
}
