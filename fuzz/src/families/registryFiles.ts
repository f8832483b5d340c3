import { rename, rm, writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import type { Call } from '../call';
import type { Family } from '../fuzzFamily';
import { absurdJson, toJson } from '../values';
import type { WebServer } from '../webServer';

/** Ten calls find the registry in one state. */
const callsEach = 10;

/** `registry.json` spoilt under the running web server: pages go on as before. */
export const registryFiles: Family<WebServer> = {
  name: 'registry files',
  round: callsEach,
  async prepare(web, seed) {
    const [spoilt] = fc.sample(spoiltRegistry(web.registry), { seed, numRuns: 1 });
    const { text, isSigned } = spoilt ?? {};
    await swap(web.registryFile, text !== undefined && isSigned ? await web.sign(text) : text);
    const pages = [
      '/',
      '/category/women',
      '/product/indigo-bandi',
      '/about',
      '/cart',
      '/profile',
      '/healthz',
      '/robots.txt',
      '/sitemap.xml',
      '/registry.json',
    ];
    // Another query is another page to the cache.
    const calls = fc.tuple(fc.constantFrom(...pages), fc.nat()).map(([path, number]): Call => ({
      service: 'web',
      method: 'GET',
      path: `${path}?${number}`,
      headers: {},
    }));
    return { calls, situation: `registry.json ${spoilt?.told ?? ''}` };
  },
  finish: ({ registryFile, signed }) => swap(registryFile, signed),
};

/** As a release does it, whole; `undefined` takes the file away. */
async function swap(file: string, text: string | undefined): Promise<void> {
  if (text === undefined) return rm(file, { force: true });
  await writeFile(`${file}.draft`, text);
  await rename(`${file}.draft`, file);
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

interface Spoilt {
  text?: string;
  /** It is this shop's own mistake, and its signature good. */
  isSigned?: boolean;
  /** What somebody would do to have the same file. */
  told: string;
}

/** Some of them not JSON or no registry at all, most the real one with something else in some places. */
function spoiltRegistry(registry: string): fc.Arbitrary<Spoilt> {
  const whole = JSON.parse(registry) as Json;
  const changed = fc
    .array(fc.tuple(fc.constantFrom(...pathsIn(whole)), fc.oneof(absurdJson, fc.constant(undefined))), {
      minLength: 1,
      maxLength: 3,
    })
    .map((changes) => ({
      text: toJson(changes.reduce<unknown>((known, [path, value]) => withValue(known, path, value), whole)),
      isSigned: true,
      told: `has ${changes.map(([path, value]) => `${JSON.stringify(value)} at ${path.join('.')}`).join(', ')}`,
    }));
  const cut = fc.nat(registry.length).map((length) => ({
    text: registry.slice(0, length),
    told: `is cut after ${length} characters`,
  }));
  const other = fc
    .oneof(
      absurdJson.map(toJson),
      fc.constantFrom('', '{}', '[]', 'null', '{"remotes":[]}', '{"remotes":null}', '{"remotes":{}}'),
    )
    .chain((text) =>
      fc.boolean().map((isSigned) => ({
        text,
        isSigned,
        told: `is ${isSigned ? 'signed and ' : ''}${text.slice(0, 500)}`,
      })),
    );
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant({ told: 'is missing' }) },
    { weight: 2, arbitrary: cut },
    { weight: 2, arbitrary: other },
    { weight: 8, arbitrary: changed },
  );
}

function pathsIn(value: Json, path: string[] = []): string[][] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [
    ...(path.length > 0 ? [path] : []),
    ...inner.flatMap(([name, part]) => pathsIn(part, [...path, name])),
  ];
}

/** A copy in which the value at a path is another, or gone. */
function withValue(known: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(known))
    return known.map((part: unknown, index) =>
      String(index) === name ? withValue(part, rest, value) : part,
    );
  if (typeof known !== 'object' || known === null) return known;
  return { ...known, [name]: withValue(new Map(Object.entries(known)).get(name), rest, value) };
}
