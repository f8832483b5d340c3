import { catalogue } from '../art/catalogue/catalogue';
import { renderView } from '../art/views/renderView';
import type { Painter, Pixels } from './Painter';
import { paintWithLibrsvg } from './paintWithLibrsvg';
import { paintWithSkia } from './paintWithSkia';

const painters: [string, Painter][] = [
  ['paintWithSkia', paintWithSkia],
  ['paintWithLibrsvg', paintWithLibrsvg],
];
const sheet = { left: 0, top: 0, width: 800, height: 1000, scale: 0.2 };

const colourAt = ({ data, width, channels }: Pixels, x: number, y: number) => {
  const start = (y * width + x) * channels;
  return [...data.subarray(start, start + 3)];
};

describe.each(painters)('%s', (_name, paint) => {
  it('paints the part that the frame asks for, at its scale', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10"><rect width="10" height="10" fill="#f00"/><rect x="10" width="10" height="10" fill="#00f"/></svg>';
    const right = await paint(svg, { left: 10, top: 0, width: 10, height: 10, scale: 3 });
    expect([right.width, right.height]).toEqual([30, 30]);
    expect(colourAt(right, 15, 15)).toEqual([0, 0, 255]);
  });

  // A painter that misses references, blurs or prints leaves holes that no error tells of.
  it('paints every part of a drawing: cloth, print, shading and shadow', async () => {
    const shop = (id: string) =>
      renderView(
        catalogue.find((product) => product.id === id)!,
        'main',
      );
    const tee = await paint(shop('neel-lotus-tee'), sheet);
    const [red = 0, , blue = 0] = colourAt(tee, 64, 130);
    expect(blue - red).toBeGreaterThan(40);
    const cap = await paint(shop('bolt-cap'), sheet);
    const [shadow = 0] = colourAt(cap, 84, 141);
    const [floor = 0] = colourAt(cap, 84, 160);
    expect(floor - shadow).toBeGreaterThan(25);
    const saree = await paint(shop('haldi-buti-saree'), sheet);
    const row = Array.from({ length: 40 }, (_, i) => colourAt(saree, 84 + i, 70)[0] ?? 0);
    expect(Math.max(...row) - Math.min(...row)).toBeGreaterThan(30);
  });
});

it('paints alike with both, so that a platform without Skia shows the same goods', async () => {
  const svg = renderView(
    catalogue.find(({ id }) => id === 'ikat-cushions')!,
    'alt',
  );
  const [skia, librsvg] = await Promise.all([paintWithSkia(svg, sheet), paintWithLibrsvg(svg, sheet)]);
  let difference = 0;
  for (let y = 0; y < skia.height; y++)
    for (let x = 0; x < skia.width; x++)
      colourAt(skia, x, y).forEach((value, i) => {
        difference += Math.abs(value - (colourAt(librsvg, x, y)[i] ?? 0));
      });
  expect(difference / (skia.width * skia.height * 3)).toBeLessThan(6);
});
