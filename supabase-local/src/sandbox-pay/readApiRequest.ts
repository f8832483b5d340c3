import type { Context } from 'hono';
import type { Notes } from './books';

export type Body = Record<string, unknown>;

/** Which parameter is wrong, and how, in the API's words. */
export interface WrongField {
  field: string;
  problem: string;
}

/** The parameters of a request: JSON, or a form as older clients send it. */
export async function readBody(c: Context): Promise<Body> {
  const text = await c.req.text();
  if (/^application\/x-www-form-urlencoded/i.test(c.req.header('content-type') ?? ''))
    return Object.fromEntries(new URLSearchParams(text));
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {};
  } catch {
    return {};
  }
}

/** Paise of at least a rupee, that the books can hold. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 100 && value < 2 ** 31;

/** What is wrong with an amount, in the API's words. */
export const amountProblem = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return 'The amount field is required.';
  if (typeof value !== 'number' || !Number.isInteger(value)) return 'The amount must be an integer.';
  return isAmount(value) ? undefined : 'The amount must be at least INR 1.00';
};

/** At most 15 pairs of at most 256 characters. `undefined` for what is no such object. */
export function readNotes(value: unknown): Notes | undefined {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return {};
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  const pairs = Object.entries(value).map(([key, note]) => [key, String(note)] as const);
  const fits = pairs.length <= 15 && pairs.every(([key, note]) => key.length <= 256 && note.length <= 256);
  return fits ? Object.fromEntries(pairs) : undefined;
}

export interface Paging {
  count: number;
  skip: number;
  /** Seconds since 1970. */
  from: number;
  to: number;
}

const earliest = 946_684_800;
const latest = 4_765_046_400;

/** `count` (10, at most 100), `skip`, `from` and `to` of a list, or the field that is wrong and how. */
export function readPaging(c: Context): Paging | WrongField {
  const number = (name: string, fallback: number) => {
    const text = c.req.query(name);
    return text === undefined || text === '' ? fallback : Number(text);
  };
  const paging = {
    count: number('count', 10),
    skip: number('skip', 0),
    from: number('from', earliest),
    to: number('to', latest),
  };
  const bounds = {
    count: [1, 100],
    skip: [0, 2 ** 31 - 1],
    from: [earliest, latest],
    to: [earliest, latest],
  };
  for (const [field, [least = 0, most = 0]] of Object.entries(bounds)) {
    const value = paging[field as keyof Paging];
    if (!(Number.isInteger(value) && value >= least && value <= most))
      return { field, problem: `${field} must be between ${least} and ${most}` };
  }
  return paging;
}

/** The tail of a query over `table`, newest first, for parameters from `$1` on. */
export const pageOf = (table: string) =>
  `where ${table}.created_at >= to_timestamp($1::double precision) and ${table}.created_at < to_timestamp($2::double precision) + interval '1 second'`;
