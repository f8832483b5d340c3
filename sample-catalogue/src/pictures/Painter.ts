/** Which part of a drawing to paint, in its own pixels, and how much larger. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  scale: number;
}

/** Raw pixels, row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

/** Turns an SVG document into pixels. Throws what its library throws on markup that it cannot read. */
export type Painter = (svg: string, frame: Frame) => Promise<Pixels>;
