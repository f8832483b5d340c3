/** Chosen values by facet. */
export type FacetChoice = Readonly<Partial<Record<string, readonly string[]>>>;
