import type { Context } from 'hono';
import { ownerOf } from '@shop/kernel/platform';
import { type PublishedRegistry, registryFor, versionLabel } from '@shop/registry';
import { createPageHandler } from '../createPageHandler';
import { answerOverridden } from '../override/answerOverridden';
import type { Overrides } from '../override/createOverrides';
import { problemResponse } from '../problems/problemResponse';
import type { Reading } from '../registry/createLastGoodFile';
import { hasKilled } from '../rendering/createServerHalves';
import type { Renderer } from '../rendering/renderer';
import type { Settings } from '../settings';
import type { ShellAssets } from '../shellAssets';
import type { ShopSettingsSource } from '../shopSettingsSource';
import { rememberVisitor, visitorNumber } from '../visitorNumber';
import type { VisitCounts } from '../visits/createVisitCounts';
import type { Vitals } from '../vitals/createVitals';
import type { AnswerVariables } from './answers';

interface PageSources {
  settings: Settings;
  registryOf(): Promise<Reading<PublishedRegistry>>;
  assetsOf(): Promise<ShellAssets | undefined>;
  shopSettings: ShopSettingsSource;
  renderer: Renderer;
  overrides: Overrides;
  visits: Pick<VisitCounts, 'count'>;
  vitals: Vitals;
}

/**
 * Answers every address that is no file: chooses the versions that this visitor gets, has the page made, and counts it.
 * Who is on a trial, or has a remote of their own in the shop, gets a page of their own.
 */
export function createPageAnswer({
  settings,
  registryOf,
  assetsOf,
  shopSettings,
  renderer,
  overrides,
  visits,
  vitals,
}: PageSources): (context: Context<AnswerVariables>) => Promise<Response> {
  const servePage = createPageHandler(renderer);
  return async function answerPage(context) {
    const [published, assets, known] = await Promise.all([registryOf(), assetsOf(), shopSettings.current()]);
    if (published.state === 'missing' || !assets) return problemResponse('unavailable');
    const settled = renderer.settle(published.content);
    // Without a trial there is nothing to tell visitors apart by, and nobody gets a cookie.
    const onTrial = Boolean(settled.trials?.length);
    const visitor = onTrial ? visitorNumber(context) : undefined;
    const registry = registryFor(settled, visitor);
    const pageContext = {
      settings,
      environment: {
        backend: { url: settings.supabaseUrl, publishableKey: settings.publishableKey },
        settings: known,
        siteUrl: settings.siteUrl,
      },
      registry,
      assets,
      vitalsShare: onTrial ? 1 : settings.vitalsShare,
      backendAnswers: shopSettings.answers(),
    };
    const override = await overrides.of(context);
    const page = override
      ? await answerOverridden(renderer, context.req, pageContext, override)
      : await servePage(context.req, pageContext);
    // Nobody gets what was killed while their page was being made: its scripts answer 410.
    const latest = await registryOf();
    const isKilledMeanwhile =
      latest.state !== 'missing' &&
      latest.content.revision !== published.content.revision &&
      hasKilled(registry, latest.content);
    if (isKilledMeanwhile) return answerPage(context);
    context.set('kind', page.kind);
    context.set('isByVisitor', onTrial || override !== undefined);
    const owner = ownerOf(registry.remotes, context.req.path);
    // What is not for shoppers is no visit to the shop.
    if (page.status === 200 && owner?.audience !== 'admin') visits.count(context.req.raw.headers);
    if (owner && page.half && !override)
      vitals.countAnswer(versionLabel(owner), page.half === 'failed', settled);
    context.res = new Response(page.body, { status: page.status, headers: page.headers });
    if (visitor !== undefined) rememberVisitor(context, visitor, settings);
    return context.res;
  };
}
