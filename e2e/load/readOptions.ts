import { parseArgs } from 'node:util';

export interface LoadOptions {
  /** Address of a shop that runs elsewhere; absent: one of our own. */
  against: string | undefined;
  /** Those who fill bags and order there. */
  accounts: string | undefined;
  /** Arrivals a second to begin with. */
  from: number;
  /** And to end with, whatever the shop does. */
  most: number;
  /** How long each rate lasts. */
  seconds: number;
  /** Minutes of a load that stays the same, after the knee has been found; 0 for none. */
  soak: number;
  /** Arrivals a second in the soak; absent: half of the knee. */
  rate: number | undefined;
  seed: number;
}

const numbers = { from: 20, most: 2_000, seconds: 20, soak: 0, seed: 1 };

/** Throws with one sentence for what cannot be meant. A rate for the soak leaves the search for the knee out. */
export function readOptions(args: string[]): LoadOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      against: text,
      accounts: text,
      from: text,
      most: text,
      seconds: text,
      soak: text,
      rate: text,
      seed: text,
    },
  });
  const read = (name: keyof typeof numbers) => readNumber(name, values[name] ?? String(numbers[name]));
  if (values.against !== undefined && !/^https?:\/\/[^/]/.test(values.against))
    throw new Error(`--against is not the address of a shop: ${values.against}`);
  if (values.accounts !== undefined && values.against === undefined)
    throw new Error('--accounts goes with --against: a shop of our own has accounts.');
  return {
    against: values.against?.replace(/\/$/, ''),
    accounts: values.accounts,
    from: read('from'),
    most: read('most'),
    seconds: read('seconds'),
    soak: read('soak'),
    rate: values.rate === undefined ? undefined : readNumber('rate', values.rate),
    seed: read('seed'),
  };
}

function readNumber(name: string, text: string): number {
  const number = Number(text);
  const least = name === 'soak' ? 0 : Number.MIN_VALUE;
  if (Number.isFinite(number) && number >= least && text.trim() !== '') return number;
  throw new Error(`--${name} is not a number above 0: ${text}`);
}
