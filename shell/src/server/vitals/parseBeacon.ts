import {
  fieldsOf,
  FileFault,
  list,
  numberWithin,
  oneOf,
  optional,
  textLike,
  wholeNumber,
} from '@shop/registry';
import type { Beacon, BeaconEntry } from '../../vitals/beacon';

/** More versions and kinds of pages than one document shows. */
const mostEntries = 40;

const version = textLike(
  /^[a-z][a-z0-9-]{0,63}@[\w.+-]{1,100}$/,
  'a version of a remote such as mf-cart@0.1.0',
);
const page = textLike(/^[\w./:-]{0,200}$/, 'a route id such as mf-cart/cart');
const count = optional(wholeNumber(0, 200));

/** What a page sent. Throws `FileFault` with one sentence for what no page of the shop sends. */
export function parseBeacon(text: string): Beacon {
  const entries = fieldsOf(readJson(text), 'The beacon', 'stranger')('entries', list);
  if (entries.length === 0 || entries.length > mostEntries)
    throw new FileFault(`The beacon has ${entries.length} entries, not 1 to ${mostEntries}.`);
  const read = entries.map((entry, index) => readEntry(entry, `Entry ${index + 1}`));
  refuseRepeated(read);
  return { entries: read };
}

/** One document says each of these once, so that no message counts for forty. */
function refuseRepeated(entries: BeaconEntry[]): void {
  const said = new Set<string>();
  for (const { version, page, visit, failure, lcp, inp, cls } of entries) {
    const told = Object.entries({ lcp, inp, cls }).filter(([, value]) => value !== undefined);
    const things = [
      `the page ${page} of ${version}`,
      ...(visit ? [`the visit of ${version}`] : []),
      ...(failure ? [`the failure of ${version}`] : []),
      ...told.map(([vital]) => vital.toUpperCase()),
    ];
    for (const thing of things) {
      if (said.has(thing)) throw new FileFault(`The beacon tells ${thing} twice.`);
      said.add(thing);
    }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileFault('The beacon is not JSON.');
  }
}

function readEntry(value: unknown, place: string): BeaconEntry {
  const field = fieldsOf(value, place, 'stranger');
  return {
    version: field('version', version),
    page: field('page', page),
    views: field('views', count),
    errors: field('errors', count),
    visit: field('visit', optional(oneOf('begun'))),
    failure: field('failure', optional(oneOf('first'))),
    lcp: field('lcp', optional(numberWithin(0, 600_000))),
    inp: field('inp', optional(numberWithin(0, 600_000))),
    cls: field('cls', optional(numberWithin(0, 1000))),
  };
}
