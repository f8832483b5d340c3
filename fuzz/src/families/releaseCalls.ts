import fc from 'fast-check';
import { tokenPrefix } from '@shop/registry/desk';
import type { Call } from '../call';
import type { Family } from '../fuzzFamily';
import { absurdPart, absurdText, mostly, toJson } from '../values';
import type { WebServer } from '../webServer';

interface Published {
  remotes: Record<string, unknown>[];
}

/** The release desk: files and orders of a team with a token of its own, and what only looks like them. */
export const releaseCalls: Family<WebServer> = {
  name: 'releases',
  round: 250,
  prepare({ registry, releaseToken, releasedRemote }) {
    const { remotes } = JSON.parse(registry) as Published;
    const [live = {}] = remotes;
    const entry = {
      ...(JSON.parse(JSON.stringify(live).replaceAll(String(live.name), releasedRemote)) as Record<
        string,
        unknown
      >),
      prefixes: [`/${releasedRemote}`],
      container: releasedRemote.replaceAll('-', '_'),
      links: {},
      slots: [],
    };
    const absurd = fc.oneof(
      absurdText,
      fc.constantFrom<unknown>(null, [], {}, -1, 0.5, true, '⟪deep⟫', '⟪wide⟫', '⟪1e999⟫', '⟪proto⟫'),
    );
    const or = (sound: fc.Arbitrary<unknown>) => mostly(sound, absurd, 8);
    const spoiltEntry = fc
      .tuple(fc.constantFrom(...Object.keys(entry)), absurd)
      .map(([name, value]) => ({ ...entry, [name]: value }));
    const order = fc
      .record(
        {
          action: or(fc.constantFrom('release', 'trial', 'share', 'promote', 'rollback', 'kill')),
          entry: or(fc.oneof(fc.constant(entry), spoiltEntry)),
          share: or(fc.integer({ min: -1, max: 101 })),
          version: or(fc.constant('1.0.0')),
          together: or(fc.boolean()),
          reason: or(fc.constant('Why not.')),
          commit: or(fc.constant('4fa4c15-dirty')),
        },
        { requiredKeys: ['action'] },
      )
      .map(toJson);
    const remote = mostly(
      fc.constant(releasedRemote),
      fc.constantFrom('mf-catalog', 'shell', '__proto__', '..'),
      4,
    );
    const file = mostly(
      fc.nat(40).map((number) => `1.0.${number}/chunk-${number}.js`),
      fc.oneof(
        absurdPart,
        fc.constantFrom('1.0.0/release.json', '1.0.0/.x.js', '1.0.0/a/b/c/d/e/f.js', '../x.js'),
      ),
      4,
    );
    const authorization = mostly(
      fc.constant(`Bearer ${releaseToken}`),
      fc.constantFrom(
        '',
        'Bearer ',
        'Bearer a.b.c',
        `Bearer ${tokenPrefix}${'x'.repeat(52)}`,
        `Basic ${'x'.repeat(4_000)}`,
      ),
      5,
    );
    const drawn = fc.oneof(
      fc
        .constantFrom('', '?limit=3', '?limit=-1', '?limit=1e999&remote=__proto__', '?remote=mf-catalog')
        .map((query) => ({
          method: 'GET',
          path: `/releases${query}`,
        })),
      fc.tuple(remote, file, fc.constant('// a chunk')).map(([name, where, body]) => ({
        method: 'PUT',
        path: `/releases/files/${name}/${where}`,
        body,
      })),
      fc.tuple(remote, mostly(order, absurdText, 6)).map(([name, body]) => ({
        method: 'POST',
        path: `/releases/${name}`,
        body,
      })),
      fc.tuple(fc.constantFrom('DELETE', 'PATCH', 'GET', 'HEAD'), remote).map(([method, name]) => ({
        method,
        path: `/releases/${name}`,
      })),
    );
    const calls = fc.tuple(drawn, authorization).map(([call, caller]): Call => ({
      service: 'web',
      headers: caller ? { authorization: caller } : {},
      ...call,
    }));
    return Promise.resolve({ calls });
  },
};
