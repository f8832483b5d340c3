import { parseArgs } from 'node:util';
import type { TestBackendOptions } from '@shop/supabase-local/testing';
import { backendFamilies, webFamilies } from './families';

interface FuzzOptions {
  /** In all, of every family as many. */
  calls: number;
  seed: number;
  /** All of them where it is left out; so with the engine. */
  family: string | undefined;
  engine: TestBackendOptions['engine'];
}

const engines = ['pglite', 'postgres'] as const;

/** Throws with one sentence for what cannot be meant. */
export function readOptions(args: string[]): FuzzOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { calls: text, seed: text, family: text, engine: text } });
  const families = [...backendFamilies, ...webFamilies].map(({ name }) => name);
  const engine = engines.find((known) => known === values.engine);
  const calls = Number(values.calls ?? 100_000);
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  if (values.family !== undefined && !families.includes(values.family))
    throw new Error(`There is no such family. Known: ${families.join(', ')}.`);
  if (values.engine !== undefined && !engine)
    throw new Error(`There is no such engine. Known: ${engines.join(', ')}.`);
  if (!Number.isInteger(calls) || calls < 1 || !Number.isInteger(seed))
    throw new Error('Give --calls and --seed as whole numbers.');
  return { calls, seed, family: values.family, engine };
}
