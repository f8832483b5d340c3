/** A file does not hold what it should; the message says in one sentence what is wrong. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
}

/** What a field may hold. `wanted` ends the sentence '… is not'. */
export interface Rule<Value> {
  wanted: string;
  accepts: (value: unknown) => value is Value;
}

const isText = (value: unknown): value is string => typeof value === 'string';

export const anyText: Rule<string> = { wanted: 'a text', accepts: isText };

export const yesOrNo: Rule<boolean> = {
  wanted: 'true or false',
  accepts: (value): value is boolean => typeof value === 'boolean',
};

export const textLike = (pattern: RegExp, wanted: string): Rule<string> => ({
  wanted,
  accepts: (value): value is string => isText(value) && pattern.test(value),
});

export const textThat = (holds: (text: string) => boolean, wanted: string): Rule<string> => ({
  wanted,
  accepts: (value): value is string => isText(value) && holds(value),
});

export const oneOf = <Value extends string>(...values: Value[]): Rule<Value> => ({
  wanted: values.map((value) => `'${value}'`).join(' or '),
  accepts: (value): value is Value => values.some((known) => known === value),
});

export const wholeNumber = (least: number, most: number): Rule<number> => ({
  wanted: `a whole number from ${least} to ${most}`,
  accepts: (value): value is number =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
});

export const amount: Rule<number> = {
  wanted: 'a number from 0 up',
  accepts: (value): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0,
};

export const numberWithin = (least: number, most: number): Rule<number> => ({
  wanted: `a number from ${least} to ${most}`,
  accepts: (value): value is number => typeof value === 'number' && value >= least && value <= most,
});

export const listOf = <Value>(rule: Rule<Value>): Rule<Value[]> => ({
  wanted: `a list of which each is ${rule.wanted}`,
  accepts: (value): value is Value[] => Array.isArray(value) && value.every(rule.accepts),
});

/** An object as a table: every name and every value follows its rule. */
export const tableOf = <Value>(name: Rule<string>, rule: Rule<Value>): Rule<Record<string, Value>> => ({
  wanted: `a table from ${name.wanted} to ${rule.wanted}`,
  accepts: (value): value is Record<string, Value> =>
    isTable(value) && Object.entries(value).every(([key, held]) => name.accepts(key) && rule.accepts(held)),
});

/** Its entries are read one by one. */
export const list: Rule<unknown[]> = { wanted: 'a list', accepts: (value) => Array.isArray(value) };

/** A field may be missing. */
export const optional = <Value>(rule: Rule<Value>): Rule<Value | undefined> => ({
  wanted: `${rule.wanted}, nor missing`,
  accepts: (value): value is Value | undefined => value === undefined || rule.accepts(value),
});

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Its fields are read one by one. */
export const table: Rule<Record<string, unknown>> = { wanted: 'an object with fields', accepts: isTable };

/**
 * Reads the fields of `value`, which stands at `place`. Throws `FileFault` for what does not follow its rule, with what
 * stands there instead; not so for what strangers send (`from: 'stranger'`), whom an answer should not repeat.
 */
export function fieldsOf(
  value: unknown,
  place: string,
  from: 'file' | 'stranger' = 'file',
): <Held>(name: string, rule: Rule<Held>) => Held {
  const instead = (held: unknown) => (from === 'file' ? `: ${excerpt(held)}.` : '.');
  if (!isTable(value)) throw new FileFault(`${place} is not ${table.wanted}${instead(value)}`);
  const fields = new Map(Object.entries(value));
  return (name, rule) => {
    const held = fields.get(name);
    if (rule.accepts(held)) return held;
    throw new FileFault(`${place}: ${name} is not ${rule.wanted}${instead(held)}`);
  };
}

const excerpt = (value: unknown) => (JSON.stringify(value) ?? 'it is missing').slice(0, 80);
