/** A row of the table. */
export interface Figure {
  label: string;
  digits: number;
  /** Which share of the loads or presses its value does not exceed: half of them, unless said otherwise. */
  share?: number;
  /** What it shall not exceed on the home, category and product page, or on each. */
  target?: readonly [number, number, number] | readonly [number];
  /** More of it is better, and `target` is the least. */
  isMerit?: true;
}

/** Of what differs from press to press, most must be quick. */
const most = 0.75;

const table = {
  cpu: { label: 'main thread, CPU ms', digits: 0, target: [320, 300, 280] },
  tbt4: { label: 'tbt4, ms', digits: 0, target: [400] },
  longest4: { label: 'longest4, ms', digits: 0, target: [200] },
  script: { label: 'script, CPU ms', digits: 0 },
  style: { label: 'style, CPU ms', digits: 0 },
  layout: { label: 'layout, CPU ms', digits: 0 },
  parse: { label: 'parse, CPU ms', digits: 0 },
  paint: { label: 'paint, CPU ms', digits: 0 },
  elements: { label: 'elements in the HTML', digits: 0, target: [1100, 900, 600] },
  htmlRaw: { label: 'HTML, KB', digits: 0, target: [150, 110, 90] },
  html: { label: 'HTML on the wire, KB', digits: 1, target: [24, 20, 20] },
  scriptNamed: { label: 'script before it answers, KB', digits: 1, target: [150] },
  scriptAll: { label: 'script in all, KB', digits: 1, target: [160] },
  requestsBeforeLoad: { label: 'requests before load, slow 4G', digits: 0, target: [12] },
  requests: { label: 'requests in all', digits: 0, target: [25] },
  lcp: { label: 'LCP, slow 4G, 4 × CPU, ms', digits: 0, target: [900] },
  shift: { label: 'layout shift', digits: 3, target: [0] },
  menu: { label: 'menu to next paint, p75, ms', digits: 0, share: most, target: [100] },
  heart: { label: 'heart to next paint, p75, ms', digits: 0, share: most, target: [100] },
  filter: { label: 'filter to next paint, p75, ms', digits: 0, share: most, target: [100] },
  variant: { label: 'variant to next paint, p75, ms', digits: 0, share: most, target: [100] },
  addToBag: { label: 'add to bag to next paint, p75, ms', digits: 0, share: most, target: [100] },
  route: { label: 'route by prefetched link, p75, ms', digits: 0, share: most, target: [100] },
  menuWork: { label: 'menu, work × 4, p75, ms', digits: 0, share: most, target: [100] },
  heartWork: { label: 'heart, work × 4, p75, ms', digits: 0, share: most, target: [100] },
  filterWork: { label: 'filter, work × 4, p75, ms', digits: 0, share: most, target: [100] },
  variantWork: { label: 'variant, work × 4, p75, ms', digits: 0, share: most, target: [100] },
  addToBagWork: { label: 'add to bag, work × 4, p75, ms', digits: 0, share: most, target: [100] },
  routeWork: { label: 'route, work × 4, p75, ms', digits: 0, share: most, target: [100] },
  lighthouse: { label: 'Lighthouse, phone', digits: 0, target: [98], isMerit: true },
  lighthouseLcp: { label: 'Lighthouse, LCP, ms', digits: 0 },
  lighthouseRequests: { label: 'Lighthouse, requests', digits: 0, target: [25] },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof table;

/** All that is measured of a page, in the order in which it is shown. KB are 1,024 bytes. */
export const figures: Record<FigureName, Figure> = table;

/** One measurement of some of them. */
export type Measured = Partial<Record<FigureName, number>>;
