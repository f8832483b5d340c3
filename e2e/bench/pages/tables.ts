import { type Figure, type FigureName, figures } from './figures';
import type { Samples } from './samples';
import { quantile, type Ratio, ratioOf } from './statistics';
import { type PageName, pageNames } from './Target';

type Cells = Record<string, string>;

const negligible = 0.005;

const entries = Object.entries(figures) as [FigureName, Figure][];

/** What a shop's pages cost: each figure with the least and the most of all loads, beside its target. */
export function tableOf(samples: Samples, shop: string): Record<string, Cells> {
  const rows = entries.map(([name, figure]): [string, Cells] => [
    figure.label,
    {
      ...Object.fromEntries(
        pageNames.map((page) => [page, withSpread(samples.of(shop, page, name), figure)]),
      ),
      target: figure.target ? `${figure.isMerit ? '≥' : '≤'} ${figure.target.join(' / ')}` : '',
    },
  ]);
  return Object.fromEntries(rows.filter(([, cells]) => pageNames.some((page) => cells[page])));
}

/** What federation may cost: how many times the one bundle ours may be. */
const tax = {
  cpu: { label: 'federation tax, CPU', target: 1.05 },
  scriptAll: { label: 'federation tax, script', target: 1.15 },
} as const satisfies Partial<Record<FigureName, { label: string; target: number }>>;

/** How many times as much our pages cost as those of the same code as one bundle, with the interval at 95 %. */
export function taxOf(samples: Samples, [ours, bundle]: readonly [string, string]): Record<string, Cells> {
  const rows = (['cpu', 'scriptAll'] as const).map((name): [string, Cells] => {
    const cells = pageNames.map((page): [PageName, string] => [
      page,
      taxOn(samples.of(ours, page, name), samples.of(bundle, page, name), figures[name]),
    ]);
    const { label, target } = tax[name];
    return [label, { ...Object.fromEntries(cells), target: `≤ ${target}` }];
  });
  return Object.fromEntries(rows);
}

function taxOn(ours: readonly number[], bundle: readonly number[], figure: Figure): string {
  if (ours.length === 0 || bundle.length === 0) return '';
  const { ratio, 'at 95 %': interval } = relationOf(ours, bundle, figure);
  return `${ratio} (${interval})`;
}

/** A page of two shops that were measured in one run, and how they relate. */
export function comparisonOf(
  samples: Samples,
  [these, those]: readonly [string, string],
  page: PageName,
): Record<string, Cells> {
  const rows = entries.flatMap(([name, figure]): [string, Cells][] => {
    const [here, there] = [samples.of(these, page, name), samples.of(those, page, name)];
    if (here.length === 0 || there.length === 0) return [];
    return [
      [
        figure.label,
        {
          [these]: withSpread(here, figure),
          [those]: withSpread(there, figure),
          ...relationOf(here, there, figure),
        },
      ],
    ];
  });
  return Object.fromEntries(rows);
}

function relationOf(here: readonly number[], there: readonly number[], { isMerit }: Figure): Cells {
  if (Math.min(...here, ...there) <= 0) return { ratio: '', 'at 95 %': '', verdict: '' };
  const ratio = ratioOf(here, there);
  return {
    ratio: ratio.ratio.toFixed(2),
    'at 95 %': Number.isFinite(ratio.high)
      ? `${ratio.low.toFixed(2)}–${ratio.high.toFixed(2)}`
      : 'too few loads',
    verdict: verdictOn(ratio, isMerit),
  };
}

/** Nothing where the interval holds both more and less, or a difference that nobody would look for. */
function verdictOn({ low, high }: Ratio, isMerit = false): string {
  if (high < 1 - negligible) return isMerit ? 'worse' : 'better';
  if (low > 1 + negligible) return isMerit ? 'better' : 'worse';
  return '';
}

function withSpread(values: readonly number[], { digits, share = 0.5 }: Figure): string {
  if (values.length === 0) return '';
  const [middle, least, most] = [quantile(values, share), Math.min(...values), Math.max(...values)].map(
    (value) => value.toFixed(digits),
  );
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
}
