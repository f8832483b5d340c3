/** The pages that are measured, in the order of the targets in `figures`. */
export const pageNames = ['home', 'category', 'product'] as const;
export type PageName = (typeof pageNames)[number];

/** A shop that is measured: what it is called in the tables, and the addresses of its pages. */
export interface Target {
  name: string;
  addresses: Partial<Record<PageName, string>>;
  /** Its controls are those of this shop, so that they can be pressed. */
  isOurs: boolean;
}
