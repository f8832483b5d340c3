import type { MotifName } from '../motifs/motif';
import type { Pen } from '../pen/Pen';
import type { PatName } from '../prints/pattern';
import type { Backdrop } from '../sets/studio';

/** Everything a product may vary. Colours are dye names or hex. */
export interface Look {
  a: string;
  b: string;
  c: string;
  pat?: PatName;
  ps?: number;
  pr?: number;
  /** second pattern (linings, borders, dupattas) */
  pat2?: PatName;
  motif?: MotifName;
  /** template-specific switch */
  kind?: string;
}

/** How one kind of product is drawn on its sheet. */
export interface Template {
  draw(k: Pen, l: Look): unknown;
  set: Backdrop;
  /** close-up: centre x, y and zoom */
  focus: [number, number, number];
  /** cloth items get a swatch of it in the third view */
  cloth?: boolean;
}
