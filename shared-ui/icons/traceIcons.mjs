/**
 * Writes src/elements/Icon/iconPaths.ts: every icon as one path of a 24 px drawing, traced from Lucide's, and the marks
 * of networks, which Lucide has none of, drawn plainly in the same line. Run again after another version of Lucide, or
 * for another icon: `npm run icons -w shared-ui`.
 */
import { writeFile } from 'node:fs/promises';

const lucide = {
  alert: 'circle-exclamation-point',
  bag: 'shopping-bag',
  check: 'check',
  'chevron-down': 'chevron-down',
  'chevron-left': 'chevron-left',
  'chevron-right': 'chevron-right',
  clock: 'clock',
  close: 'x',
  'credit-card': 'credit-card',
  eye: 'eye',
  'eye-off': 'eye-off',
  filter: 'funnel',
  gift: 'gift',
  grid: 'layout-grid',
  heart: 'heart',
  info: 'info',
  list: 'list',
  'log-out': 'log-out',
  mail: 'mail',
  'map-pin': 'map-pin',
  menu: 'menu',
  minus: 'minus',
  package: 'package',
  phone: 'phone',
  plus: 'plus',
  return: 'undo-2',
  scale: 'scale',
  search: 'search',
  share: 'share-2',
  shield: 'shield',
  star: 'star',
  tag: 'tag',
  trash: 'trash',
  truck: 'truck',
  user: 'user',
  wallet: 'wallet',
  zoom: 'zoom-in',
};

const brands = {
  facebook: [
    ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 5 }],
    ['path', { d: 'M13 21v-9.5c0-1.8 1-2.8 3-2.8M10 13h5.5' }],
  ],
  instagram: [
    ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 5 }],
    ['circle', { cx: 12, cy: 12, r: 4.2 }],
    ['path', { d: 'M17.3 6.8v.01' }],
  ],
  whatsapp: [
    ['path', { d: 'M3.5 20.5 5 16.2A8.8 8.8 0 1 1 8.2 19.3z' }],
    [
      'path',
      {
        d: 'M9 8.2c-.8 1.8 3.3 6.9 6.2 6.6.8-.1 1.1-1 .9-1.5l-1.7-.9-1 .9c-1-.4-2-1.4-2.4-2.4l.9-1-.9-1.7c-.5-.3-1.5-.3-2 0z',
      },
    ],
  ],
  youtube: [
    ['rect', { x: 2.5, y: 5, width: 19, height: 14, rx: 4 }],
    ['path', { d: 'm10.3 9.2 4.6 2.8-4.6 2.8z' }],
  ],
};

/** What each shape is as a path that begins at an absolute point, so that it may follow another one. */
const paths = {
  path: ({ d }) => fromAbsolute(d),
  circle: ({ cx, cy, r }) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0`,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  rect: ({ x = 0, y = 0, width, height, rx = 0 }) => {
    const corner = (dx, dy) => (rx ? `a${rx} ${rx} 0 0 1 ${dx} ${dy}` : '');
    const [across, down] = [width - 2 * rx, height - 2 * rx];
    return (
      `M${x + rx} ${y}h${across}${corner(rx, rx)}v${down}${corner(-rx, rx)}` +
      `h${-across}${corner(-rx, -rx)}v${-down}${corner(rx, -rx)}z`
    );
  },
};

/** A relative point that begins a drawing is absolute; points that follow it without a letter stay relative. */
function fromAbsolute(d) {
  const [, point, rest] = /^m\s*(-?[\d.]+[\s,]*-?[\d.]+)\s*(.*)$/.exec(d) ?? [];
  if (!point) return d;
  return `M${point}${/^[-\d.]/.test(rest) ? 'l' : ''}${rest}`;
}

const numbers = (attributes) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      /^[-\d.]+$/.test(value) ? Number(value) : value,
    ]),
  );

const trace = (shapes) => shapes.map(([shape, attributes]) => paths[shape](numbers(attributes))).join('');

const drawings = new Map(Object.entries(brands));
for (const [name, file] of Object.entries(lucide)) {
  const { __iconData } = await import(`lucide-react/dist/esm/icons/${file}.mjs`);
  drawings.set(name, __iconData.node);
}

const lines = [...drawings]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, shapes]) => `  ${/-/.test(name) ? `'${name}'` : name}: '${trace(shapes)}',`);

await writeFile(
  new URL('../src/elements/Icon/iconPaths.ts', import.meta.url),
  `// Written by icons/traceIcons.mjs, mostly from Lucide (ISC licence).
/** Each icon as one line of a drawing of 24 by 24 units. */
export const iconPaths = {
${lines.join('\n')}
} as const;
`,
);
