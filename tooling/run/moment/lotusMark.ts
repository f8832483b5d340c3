import { tokens } from '@shop/ui/tokens';

const arch =
  'M64 4C67 9.6 74 10.8 80 12C90 12.4 96 18.8 98 25.6C107 26 112 34 111 41.2C117 43.2 120 49.2 120 56.4V124H8V56.4C8 49.2 10.8 43.2 16.8 41.2C16 34 20.8 26 30.4 25.6C32 18.8 38 12.4 48.4 12C53.6 10.8 61 9.6 64 4Z';

const petals = (count: number, shape: string, fill: (index: number) => string): string =>
  Array.from(
    { length: count },
    (_, index) => `<path d="${shape}" transform="rotate(${(360 / count) * index})" fill="${fill(index)}"/>`,
  ).join('');

/** The brand's mark as `BrandMark` draws it, without React, which the start script does not load. */
export const lotusMark = `<svg width="112" height="112" viewBox="0 0 128 128" aria-hidden="true">
<path d="${arch}" fill="${tokens['color.madder']}"/><g transform="translate(64 78) scale(.42)">
${petals(12, 'M0-34C14-54 14-76 0-96-14-76-14-54 0-34Z', (index) => (index % 2 ? tokens['color.haldi'] : tokens['color.onMadder']))}
${petals(8, 'M0-16C9-26 9-40 0-52-9-40-9-26 0-16Z', () => tokens['color.surface'])}
<circle r="15" fill="${tokens['color.haldi']}"/></g></svg>`;
