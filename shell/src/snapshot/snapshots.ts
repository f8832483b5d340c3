/** What stands in for pages that are gone to. */
export interface Snapshots {
  /** Goes to an address; where there is a snapshot of it, after the frame that shows it. */
  before(to: unknown, go: () => Promise<void>): Promise<void>;
  isShown(): boolean;
  /** To be called with where somebody is, once they have gone as far as they will: it may be elsewhere, or where they were. */
  settleAt(place: Pick<Location, 'pathname' | 'search'>): void;
  /** To be called when React has put another page there, before anything measures it. */
  end(): void;
}

/** Of the one page. What follows from a snapshot comes with the first one that is kept. */
export const snapshots: Snapshots = {
  before: (_, go) => go(),
  isShown: () => false,
  settleAt: () => undefined,
  end: () => undefined,
};
