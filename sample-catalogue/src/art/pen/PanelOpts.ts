/** A soft brush stroke; width 0 fills the shape. */
export type Stroke = [d: string, width: number, opacity: number];

/** A fold from (x1, y1) to (x2, y2) bent by (cx, cy), with its width and opacity. */
export type Crease = [
  x1: number,
  y1: number,
  cx: number,
  cy: number,
  x2: number,
  y2: number,
  w: number,
  o: number,
];

/** How a panel is printed and shaded. */
export interface PanelOpts {
  /** pattern fills laid over the base colour */
  pat?: (string | undefined)[];
  /** soft edge darkening: [stroke width, opacity] */
  edge?: [number, number];
  /** soft dark / light strokes (width 0 = filled shape) */
  dark?: Stroke[];
  light?: Stroke[];
  blur?: number;
  /** crisp cloth folds: x1 y1, control, x2 y2, width, opacity */
  crease?: Crease[];
  /** crisp extra markup clipped to the panel */
  over?: string;
  under?: string;
  /** shift of edge shading so that it falls on the side away from light */
  off?: [number, number];
  /** outline drawn from the same path: [colour, width, opacity] */
  rim?: [string, number, number];
  /** cut holes where sub-paths overlap */
  eo?: boolean;
  /** replace the derived shade / light colours */
  ink?: string;
  glow?: string;
}
