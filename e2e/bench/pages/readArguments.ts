import { parseArgs } from 'node:util';
import { type PageName, pageNames } from './Target';

/** What is set beside this shop: another checkout of it, a shop that runs, or addresses of one that has others. */
export type Other =
  | { kind: 'checkout'; folder: string }
  | { kind: 'shop'; origin: string }
  | { kind: 'addresses'; addresses: Partial<Record<PageName, string>> };

const parts = ['thread', 'paint', 'presses', 'lighthouse'] as const;
/** What is measured: the main thread and bytes, throttled paint, interactions, what Lighthouse says. */
export type Part = (typeof parts)[number];

/** What `npm run bench -- pages` was asked for. */
export interface PagesOrder {
  loads: number;
  other: Other | undefined;
  parts: readonly Part[];
  /** Build folder of the same code as one bundle. */
  oneBundle: string | undefined;
}

/** Throws with one sentence saying what is wrong. */
export function readArguments(args: string[]): PagesOrder {
  const { values } = parseArgs({
    args,
    options: {
      loads: { type: 'string' },
      against: { type: 'string' },
      parts: { type: 'string', default: parts.join() },
      'one-bundle': { type: 'string' },
    },
  });
  // Seven loads of each tell a difference of a tenth from noise; four are the fewest that have an interval.
  const loads = values.loads ?? (values.against === undefined ? '4' : '7');
  if (!/^[1-9]\d?$/.test(loads)) throw new Error(`--loads is not a number from 1 to 99: ${loads}`);
  return {
    loads: Number(loads),
    other: values.against === undefined ? undefined : readOther(values.against),
    parts: values.parts.split(',').map(readPart),
    oneBundle: values['one-bundle'],
  };
}

function readPart(text: string): Part {
  const part = parts.find((name) => name === text);
  if (part) return part;
  throw new Error(`--parts knows no ${text}, only ${parts.join(', ')}.`);
}

function readOther(text: string): Other {
  const named = new RegExp(`^(${pageNames.join('|')})=(.+)$`);
  if (named.test(text)) {
    const pairs = text.split(',').map((part) => {
      const [, page, url = ''] = named.exec(part) ?? [];
      if (!page || !isAddress(url)) throw new Error(`--against names no page by an address: ${part}`);
      return [page, url];
    });
    return { kind: 'addresses', addresses: Object.fromEntries(pairs) as Partial<Record<PageName, string>> };
  }
  return isAddress(text)
    ? { kind: 'shop', origin: text.replace(/\/$/, '') }
    : { kind: 'checkout', folder: text };
}

const isAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);
