import type { Page, Route } from '@playwright/test';
import { entryOf, faultyEntry, type LiveRemote, serveEntry } from './releases';

/** Something that can be wrong with a remote in the browser. */
export interface Fault {
  name: string;
  /** Whether asking again is enough once the cause is gone, or another version has to be released. */
  cure: 'retry' | 'release';
  /** It is about pages alone: parts for other pages have no loader. */
  pagesOnly?: true;
  /** `pages` are the addresses that are looked at. Returns what takes the fault away. */
  apply(page: Page, remote: LiveRemote, pages: string[]): Promise<() => Promise<void>>;
}

/** The entry's answer is wrong. */
const onTheWay = (name: string, answer: (route: Route) => Promise<void>): Fault => ({
  name,
  cure: 'retry',
  apply: async (page, remote) => {
    await page.route(entryOf(remote), answer);
    return () => page.unroute(entryOf(remote));
  },
});

/** The entry is what was released, and that is wrong. */
const asReleased = (name: string, code: Parameters<typeof faultyEntry>[2]): Fault => ({
  name,
  cure: 'release',
  apply: (page, remote, pages) => serveEntry(page, remote, faultyEntry(remote, pages, code)),
});

const script = (route: Route, body: string) => route.fulfill({ contentType: 'text/javascript', body });
const bytesOf = async (route: Route) => (await route.fetch()).text();

export const faults: Fault[] = [
  onTheWay('404', (route) => route.fulfill({ status: 404, body: 'gone' })),
  onTheWay('500', (route) => route.fulfill({ status: 500, body: 'broken' })),
  onTheWay('no connection', (route) => route.abort()),
  onTheWay('hangs', () => new Promise(() => undefined)),
  onTheWay('half-delivered', async (route) => {
    const whole = await bytesOf(route);
    return script(route, whole.slice(0, whole.length / 2));
  }),
  onTheWay('garbage', (route) => script(route, '<html>not a script</html>')),
  onTheWay('wrong integrity', async (route) => script(route, `${await bytesOf(route)}\n// tampered with`)),
  {
    name: 'wrong contract',
    cure: 'release',
    apply: async (page, remote) => {
      const built = await (await page.request.get(remote.entry)).text();
      return serveEntry(
        page,
        remote,
        built.replaceAll(/requiredVersion:"[^"]+"/g, 'requiredVersion:"^99.0.0"'),
      );
    },
  },
  asReleased('throws at import', { atImport: `throw new Error('at import');` }),
  {
    ...asReleased('throws in a loader', { loader: `() => { throw new Error('in a loader'); }` }),
    pagesOnly: true,
  },
  asReleased('throws while rendering', { component: `() => { throw new Error('while rendering'); }` }),
  asReleased('throws in an effect', {
    component: `() => { react.useEffect(() => { throw new Error('in an effect'); }); return null; }`,
  }),
];
