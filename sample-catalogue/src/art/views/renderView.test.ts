import sharp from 'sharp';
import { viewNames } from '../../pictures/pictures';
import { catalogue } from '../catalogue/catalogue';
import { renderView } from './renderView';

const drawings = catalogue.flatMap((product) =>
  viewNames.map((view) => ({ name: `${product.id}/${view}`, svg: renderView(product, view) })),
);
const found = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, value]) => value ?? '');
const offenders = (isBad: (svg: string) => boolean) =>
  drawings.filter(({ svg }) => isBad(svg)).map(({ name }) => name);

describe('renderView', () => {
  it('draws well-formed SVG of the sheet’s size', async () => {
    for (const { name, svg } of drawings) {
      const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
      expect([name, format, width, height]).toEqual([name, 'svg', 800, 1000]);
    }
  });

  it('refers only to ids that the same drawing defines, each defined once', () => {
    for (const { name, svg } of drawings) {
      const ids = found(svg, / id="([^"]+)"/g);
      const references = [...found(svg, /url\(#([^)]+)\)/g), ...found(svg, /href="#([^"]+)"/g)];
      expect([name, references.filter((id) => !ids.includes(id))]).toEqual([name, []]);
      expect([name, ids.length]).toEqual([name, new Set(ids).size]);
    }
  });

  it('needs nothing from outside and runs nothing', () => {
    expect(offenders((svg) => /<script|<foreignObject|<image|<text|\son\w+=/.test(svg))).toEqual([]);
    expect(offenders((svg) => found(svg, /href="([^"]*)"/g).some((href) => !href.startsWith('#')))).toEqual(
      [],
    );
    expect(offenders((svg) => found(svg, /url\(([^)]*)\)/g).some((url) => !url.startsWith('#')))).toEqual([]);
  });

  it('paints with hex colours and paints only, so that no dye name slips through', () => {
    expect(
      offenders((svg) =>
        found(svg, / (?:fill|stroke|stop-color)="([^"]*)"/g).some(
          (paint) => !/^(#[0-9a-f]{3,8}|none|url\(#\w+\))$/i.test(paint),
        ),
      ),
    ).toEqual([]);
  });

  it('computes every number', () => {
    expect(offenders((svg) => /NaN|undefined|Infinity|null/.test(svg))).toEqual([]);
  });

  it('shows three different pictures of a product', () => {
    for (const product of catalogue) {
      expect([product.id, new Set(viewNames.map((view) => renderView(product, view))).size]).toEqual([
        product.id,
        3,
      ]);
    }
  });
});
