import { Hono } from 'hono';
import type { PublishedRegistry } from '@shop/registry';
import { answers, type AnswerVariables } from '../answers/answers';
import { robotsText, securityText, sitemapIndex } from '../crawlerFiles';
import type { Settings } from '../settings';
import type { Reading } from './createLastGoodFile';

/** What programs and crawlers are told of what is live. */
export function registryRoutes(
  registryOf: () => Promise<Reading<PublishedRegistry>>,
  { siteUrl }: Pick<Settings, 'siteUrl'>,
): Hono<AnswerVariables> {
  const routes = new Hono<AnswerVariables>();
  routes.get('/registry.json', answers('registry'), async (context) => {
    const registry = await registryOf();
    if (registry.state === 'missing') return unavailable();
    // Who released what is for those who may: it is under /releases.
    const { history: _history, shellHistory: _shellHistory, ...live } = registry.content;
    return context.json(live);
  });
  // Open tabs ask for it at each navigation, so it says nothing else.
  routes.get('/killed.json', answers('registry'), async (context) => {
    const registry = await registryOf();
    return context.json(registry.state === 'missing' ? [] : (registry.content.killed ?? []));
  });
  routes.get('/robots.txt', answers('crawler file'), async (context) => {
    const registry = await registryOf();
    if (registry.state === 'missing') return unavailable();
    return context.text(robotsText(registry.content.remotes, siteUrl));
  });
  routes.get('/.well-known/security.txt', answers('crawler file'), (context) =>
    context.text(securityText(siteUrl, Date.now())),
  );
  routes.get('/sitemap.xml', answers('crawler file'), async (context) => {
    const registry = await registryOf();
    if (registry.state === 'missing') return unavailable();
    return context.body(sitemapIndex(registry.content.remotes, siteUrl), 200, {
      'content-type': 'application/xml; charset=utf-8',
    });
  });
  return routes;
}

/** To programs, which do not look at pages. */
const unavailable = () =>
  new Response('The shop is being put right. Please try again in a moment.', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '15' },
  });
