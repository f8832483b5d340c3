import { ownerOf } from '@shop/kernel/platform';
import {
  amount,
  anyText,
  fieldsOf,
  FileFault,
  list,
  listOf,
  oneOf,
  optional,
  type Rule,
  table,
  tableOf,
  textLike,
  textThat,
  wholeNumber,
} from './fields';
import { linkProblem } from './linkProblem';
import { isOrigin } from './origins';
import { refuseConflicts } from './refuseConflicts';
import { type Consumption, containerName, type RegistryEntry } from './registryEntry';
import {
  type LiveShell,
  type PublishedRegistry,
  type RemoteHistory,
  type ShellHistory,
  type Trial,
} from './trials';

const revision = textLike(/^[\w.-]{1,200}$/, 'a revision such as 4fa4c15cb705');
const sequence = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const remoteName = textLike(/^[a-z][a-z0-9-]{0,63}$/, 'a name such as mf-cart');
/** Of a release of a remote or of the shell. */
export const releaseVersion = textLike(/^(?!\.)[\w.+-]{1,100}$/, 'a version such as 0.1.0-1a2b3c4d');
const title = textLike(/^[^<>\p{Cc}]{1,200}$/u, 'a short text that shoppers can read');
const label = textLike(
  /^[a-z][a-z0-9-]{0,63}@(?!\.)[\w.+-]{1,100}$/,
  'a version of a remote such as mf-cart@0.1.0-1a2b3c4d',
);
const slot = textLike(/^[a-z][a-z0-9-]{0,63}$/, 'a slot name such as quick-view');
const link = textLike(/^[a-z][a-z0-9-]{0,63}$/, 'the name of a link such as product');
const command = textLike(/^[a-z][a-z0-9-]{0,63}$/, 'the name of a command such as open-sign-in');
const factVersions = tableOf(
  textLike(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'the name of a fact such as bag/changed'),
  wholeNumber(1, 10_000),
);
const sample = textLike(/^\/(?!\/)[\w.~/%?&=+-]{0,300}$/, 'an address such as /product/kurta?size=m');
const kilobytes = tableOf(textLike(/^[a-z][\w./:-]{0,199}$/i, 'the name of a page'), amount);
const routeId = textLike(/^[a-z][\w./:-]{0,199}$/i, 'a route id such as mf-cart/cart');
const packageName = textLike(/^(@[a-z0-9-]+\/)?[a-z0-9][a-z0-9._-]*$/, 'the name of a package');
const versionRange = textLike(/^[\w.+\-^~<>=|* ]{1,100}$/, 'a range of versions such as ^0.2.0');
const moment = textLike(
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,
  'a moment such as 2026-11-22T10:00:00.000Z',
);
const origin = textThat(isOrigin, 'an origin such as https://assets.example');
const commit = textLike(/^[0-9a-f]{7,64}(-dirty)?$/, 'a git commit such as 4fa4c15, or 4fa4c15-dirty');
const anyVersion = textLike(/^[\w.+-]{1,100}$/, 'a version such as 0.1.4');
const hash = textLike(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'an integrity hash such as sha384-…');

/** Segments of letters, digits and `.`, `_`, `~`, `-`, none beginning with a dot. */
const address = /^(\/(?!\.)[\w.~-]+)+$/;
/** What the web server answers itself. */
const reserved = new Set(
  'assets remotes releases fonts media healthz readyz vitals registry.json killed.json robots.txt sitemap.xml __dev'.split(
    ' ',
  ),
);
const publicPath = textThat(
  (text) => text.length <= 200 && address.test(text) && !reserved.has(text.split('/')[1] ?? ''),
  'a path such as /cart that the web server does not answer itself',
);
/** A path under prefixes of its own, or with a slash at its end all below one. */
const ownPath = (prefixes: string[]) =>
  textThat((text) => {
    const path = text.replace(/(?<=.)\/$/, '');
    return prefix.accepts(path) && ownerOf([{ prefixes }], path) !== undefined;
  }, 'a path under a prefix of its own');
const prefix = textThat((text) => text === '/' || publicPath.accepts(text), `${publicPath.wanted}, nor /`);

const pattern = textLike(/^(\/(?!\.)([\w.~-]+|\{\w+\}))+$/, 'an address such as /orders/{number}');

/** The registry that `text` holds, whole and sound. Throws `FileFault` with the first thing that is wrong. */
export function parseRegistry(text: string): PublishedRegistry {
  const field = fieldsOf(readJson(text), 'The registry');
  const remotes = field('remotes', list).map((entry, index) => readEntry(entry, `Remote ${index + 1}`));
  const trials = field('trials', optional(list)) ?? [];
  if (remotes.length === 0) throw new FileFault('The registry names no remote.');
  const registry = {
    revision: field('revision', revision),
    ...given('sequence', field('sequence', optional(sequence))),
    remotes,
    trials: trials.map((trial, index) => readTrial(trial, `Trial ${index + 1}`)),
    ...given('killed', field('killed', optional(listOf(label)))),
    ...given('shell', readShell(field('shell', optional(table)), 'The shell')),
    ...given('shellHistory', readShellHistory(field('shellHistory', optional(table)))),
    ...given('history', readHistories(field('history', optional(tableOf(remoteName, table))))),
  };
  refuseConflicts(registry);
  return registry;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileFault('The registry is not JSON.');
  }
}

function readEntry(value: unknown, place: string): RegistryEntry {
  const outer = fieldsOf(value, place);
  const name = outer('name', remoteName);
  const released = outer('version', releaseVersion);
  const field = fieldsOf(value, `${place} (${name})`);
  const script = scriptOf(name, released);
  const prefixes = field('prefixes', listOf(prefix));
  const preload = fieldsOf(field('preload', table), `${place} (${name}), preload`);
  return {
    name,
    version: released,
    title: field('title', title),
    rendering: field('rendering', oneOf('server', 'browser')),
    prefixes,
    slots: field('slots', listOf(slot)),
    ...readLinks(name, prefixes, field('links', optional(tableOf(anyText, anyText)))),
    ...given('consumes', readConsumption(field('consumes', optional(table)), `${place} (${name}), consumes`)),
    ...given('handles', field('handles', optional(listOf(command)))),
    ...given('announces', field('announces', optional(factVersions))),
    ...given('budget', field('budget', optional(kilobytes))),
    ...given('sizes', field('sizes', optional(kilobytes))),
    ...given('probe', readSamples(field('probe', optional(table)), `${place} (${name}), probe`)),
    ...given('titles', field('titles', optional(tableOf(pattern, title)))),
    ...given('sitemaps', field('sitemaps', optional(listOf(publicPath)))),
    ...given('sitemapIndexes', field('sitemapIndexes', optional(listOf(publicPath)))),
    ...given('plain', field('plain', optional(listOf(ownPath(prefixes))))),
    ...given('audience', field('audience', optional(oneOf('admin')))),
    contract: field('contract', tableOf(packageName, versionRange)),
    ...given('commit', field('commit', optional(commit))),
    container: field('container', oneOf(containerName(name))),
    entry: field('entry', script),
    ...given('origin', field('origin', optional(origin))),
    integrity: field('integrity', tableOf(script, hash)),
    ...given('server', field('server', optional(tableOf(serverFileOf(name, released), hash)))),
    preload: {
      routes: preload('routes', listOf(script)),
      pages: preload('pages', tableOf(routeId, listOf(script))),
    },
  };
}

function readConsumption(value: Record<string, unknown> | undefined, place: string): Consumption | undefined {
  if (!value) return undefined;
  const field = fieldsOf(value, place);
  return {
    ...given('slots', field('slots', optional(listOf(slot)))),
    ...given('links', field('links', optional(listOf(link)))),
    ...given('commands', field('commands', optional(listOf(command)))),
    ...given('facts', field('facts', optional(factVersions))),
  };
}

function readSamples(
  value: Record<string, unknown> | undefined,
  place: string,
): RegistryEntry['probe'] | undefined {
  if (!value) return undefined;
  const field = fieldsOf(value, place);
  return {
    ...given('addresses', field('addresses', optional(listOf(sample)))),
    ...given('slots', field('slots', optional(tableOf(slot, table)))),
  };
}

function readLinks(name: string, prefixes: string[], links: RegistryEntry['links']) {
  const problem = linkProblem({ name, prefixes, links });
  if (problem) throw new FileFault(problem);
  return given('links', links);
}

function readShell(value: unknown, place: string): LiveShell | undefined {
  if (value === undefined) return undefined;
  const field = fieldsOf(value, place);
  return {
    version: field('version', releaseVersion),
    brings: field('brings', tableOf(packageName, anyVersion)),
    facts: field('facts', factVersions),
    ...given('consumes', readConsumption(field('consumes', optional(table)), 'The shell, consumes')),
    ...given('handles', field('handles', optional(listOf(command)))),
  };
}

function readShellHistory(value: Record<string, unknown> | undefined): ShellHistory | undefined {
  if (!value) return undefined;
  const field = fieldsOf(value, 'The history of the shell');
  return {
    earlier: field('earlier', list).flatMap(
      (shell, index) => readShell(shell, `The history of the shell, version ${index + 1}`) ?? [],
    ),
    withdrawn: field('withdrawn', listOf(releaseVersion)),
  };
}

function readHistories(
  value: Record<string, Record<string, unknown>> | undefined,
): Record<string, RemoteHistory> | undefined {
  if (!value) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, history]) => [name, readHistory(history, `The history of ${name}`)]),
  );
}

function readHistory(value: Record<string, unknown>, place: string): RemoteHistory {
  const field = fieldsOf(value, place);
  const since = field('since', optional(table));
  const sinceField = since && fieldsOf(since, `${place}, since`);
  return {
    ...given('since', sinceField && { at: sinceField('at', moment), by: sinceField('by', anyText) }),
    earlier: field('earlier', list).map((entry, index) => readEntry(entry, `${place}, version ${index + 1}`)),
    withdrawn: field('withdrawn', listOf(releaseVersion)),
  };
}

function readTrial(value: unknown, place: string): Trial {
  const field = fieldsOf(value, place);
  return {
    share: field('share', wholeNumber(1, 99)),
    entry: readEntry(field('entry', table), `${place}, entry`),
    ...given('since', field('since', optional(moment))),
  };
}

/** Every file of a release lies under the remote's name and version, and nowhere else. */
const scriptOf = (name: string, released: string) => fileUnder(`/remotes/${name}/${released}/`, /\.js$/);

/** Its `package.json` says which kind of modules the scripts are. */
const serverFileOf = (name: string, released: string) =>
  fileUnder(`/remotes/${name}/${released}/server/`, /\.js(on)?$/);

function fileUnder(base: string, ending: RegExp): Rule<string> {
  const file = /^(?!\.)[\w.~@+-]+(\/(?!\.)[\w.~@+-]+)*$/;
  return textThat(
    (text) => text.startsWith(base) && file.test(text.slice(base.length)) && ending.test(text),
    `the path of a script under ${base}`,
  );
}

const given = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>>;
