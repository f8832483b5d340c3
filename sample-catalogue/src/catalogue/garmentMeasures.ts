import { sizeCharts } from '@shop/kernel/domain';
import type { Traits } from './traits/traits';

/** How a kind of garment is cut, in centimetres. */
interface Cut {
  /** Whose body it is cut for. */
  chart: 'men' | 'women' | 'kids' | 'waist';
  /** By how much it is wider than the middle of the size's body, where it has that measure. */
  chest?: number;
  waist?: number;
  hip?: number;
  /** Of the first size of the chart, and more with each. */
  length?: readonly [first: number, step: number];
  inseam?: readonly [first: number, step: number];
}

const shirt = { chest: 12, length: [68, 2] } as const;
const tee = { chest: 8, length: [64, 2] } as const;
const hoodie = { chest: 18, length: [64, 2] } as const;

const cuts: Readonly<Record<string, Cut>> = {
  'men-tees': { chart: 'men', ...tee },
  'men-shirts': { chart: 'men', ...shirt },
  'men-hoodies': { chart: 'men', ...hoodie },
  'men-kurtas': { chart: 'men', chest: 14, length: [98, 2] },
  'men-bandis': { chart: 'men', chest: 10, length: [66, 1.5] },
  'men-joggers': { chart: 'men', waist: 4, hip: 14, length: [98, 1.5] },
  'men-jeans': { chart: 'waist', waist: 1, inseam: [77, 0.5] },
  'men-trousers': { chart: 'waist', waist: 1, inseam: [77, 0.5] },
  'anime-tees': { chart: 'men', ...tee },
  'anime-hoodies': { chart: 'men', ...hoodie },
  'women-kurtas': { chart: 'women', chest: 10, length: [104, 1.5] },
  'women-tops': { chart: 'women', chest: 6, length: [58, 1.5] },
  'women-shirts': { chart: 'women', ...shirt },
  'women-jeans': { chart: 'waist', waist: 1, inseam: [73, 0.5] },
  anarkalis: { chart: 'women', chest: 6, length: [128, 1.5] },
  lehengas: { chart: 'women', waist: 3, length: [100, 1.5] },
  'kids-tees': { chart: 'kids', chest: 8, length: [40, 4] },
  'kids-sets': { chart: 'kids', chest: 8, length: [40, 4] },
  'kids-hoodies': { chart: 'kids', chest: 14, length: [42, 4] },
  'kids-kurta-sets': { chart: 'kids', chest: 10, length: [54, 6] },
  'kids-bottoms': { chart: 'kids', waist: 4, length: [34, 4] },
  frocks: { chart: 'kids', chest: 6, length: [52, 6] },
};

/** By how much a fit is wider than the cut of its kind. */
const fits: Readonly<Record<string, number>> = { slim: -3, fitted: -3, relaxed: 4, oversized: 8 };

/** Columns of the charts that measure the same; only women's bust and children's height need words. */
const columns = { chest: ['Chest', 'Bust'], waist: ['Waist'], hip: ['Hip'] } as const;

const half = (centimetres: number) => Math.round(centimetres * 2) / 2;

/** What a sample garment measures in a size, in centimetres to the half; nothing for what is no garment. */
export function garmentMeasures({ type, attributes }: Pick<Traits, 'type' | 'attributes'>, size: string) {
  const cut = cuts[type];
  const chart = cut && sizeCharts[cut.chart];
  const at = chart?.rows.findIndex((row) => row.size === size) ?? -1;
  if (!cut || !chart || at < 0) return {};
  const ease = fits[attributes.fit ?? ''] ?? 0;
  const around = (['chest', 'waist', 'hip'] as const).flatMap((measure) => {
    const column = chart.measures.findIndex((name) => (columns[measure] as readonly string[]).includes(name));
    const body = chart.rows[at]?.ranges[column];
    const wider = cut[measure];
    return body && wider !== undefined
      ? [[measure, half((body.from + body.to) / 2 + wider + ease)] as const]
      : [];
  });
  const long = (['length', 'inseam'] as const).flatMap((measure) => {
    const [first, step] = cut[measure] ?? [];
    return first !== undefined && step !== undefined ? [[measure, half(first + step * at)] as const] : [];
  });
  return Object.fromEntries([...around, ...long]);
}
