import fc from 'fast-check';
import type { Call } from '../call';
import type { Family } from '../fuzzFamily';
import { absurdText, mostly, toJson } from '../values';
import type { WebServer } from '../webServer';

interface Published {
  remotes: { name: string; version: string; preload: { pages: Record<string, unknown> } }[];
}

/** What pages tell the web server of themselves, and what only looks like it. */
export const beaconCalls: Family<WebServer> = {
  name: 'beacons',
  round: 250,
  prepare({ registry }) {
    const { remotes } = JSON.parse(registry) as Published;
    const version = fc.constantFrom(...remotes.map(({ name, version: of }) => `${name}@${of}`));
    const page = fc.constantFrom('', ...remotes.flatMap(({ preload }) => Object.keys(preload.pages)));
    const absurd = fc.oneof(
      absurdText,
      fc.constantFrom<unknown>(
        null,
        [],
        {},
        -1,
        1e300,
        0.5,
        true,
        '⟪deep⟫',
        '⟪1e999⟫',
        '⟪digits⟫',
        '⟪proto⟫',
      ),
    );
    const or = (sound: fc.Arbitrary<unknown>) => mostly(sound, absurd, 60);
    const entry = fc.record(
      {
        version: or(version),
        page: or(page),
        views: or(fc.integer({ min: 0, max: 200 })),
        errors: or(fc.integer({ min: 0, max: 200 })),
        visit: or(fc.constant('begun')),
        failure: or(fc.constant('first')),
        lcp: or(fc.double({ min: 0, max: 600_000, noNaN: true })),
        inp: or(fc.double({ min: 0, max: 600_000, noNaN: true })),
        cls: or(fc.double({ min: 0, max: 10, noNaN: true })),
      },
      { requiredKeys: ['version', 'page'] },
    );
    const text = mostly(
      fc.array(or(entry), { minLength: 1, maxLength: 2 }).map((entries) => toJson({ entries })),
      absurd.map((value) => (typeof value === 'string' ? value : toJson(value))),
      5,
    );
    const headers = fc.constantFrom<Record<string, string>>(
      {},
      { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin' },
      { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'content-encoding': 'br' },
    );
    const calls = fc
      .tuple(mostly(fc.constant('POST'), fc.constantFrom('PUT', 'GET', 'PATCH'), 10), text, headers)
      .map(([method, body, sent]): Call => ({
        service: 'web',
        method,
        path: '/vitals',
        headers: sent,
        body,
      }));
    return Promise.resolve({ calls });
  },
};
