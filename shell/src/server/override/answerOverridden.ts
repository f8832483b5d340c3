import type { HonoRequest } from 'hono';
import type { OverrideGrant } from '@shop/registry/desk';
import { withTimeout } from '../../federation/withTimeout';
import { encodingFor } from '../compress';
import { compressPage, pageText } from '../pageAnswer';
import type { CachedPage } from '../pageCache';
import type { PageContext } from '../PageContext';
import type { Renderer } from '../rendering/renderer';
import { overriddenRegistry } from './overriddenRegistry';
import { overrideBar } from './overrideBar';

/** In milliseconds, as long as a visitor waits for a page. */
const timeout = 6000;

/**
 * A page with a developer's own remote in the place of the live one. It is made for this answer: nothing of it is kept, and
 * nothing that was kept for others is given. The remote's server half is not run, and nothing is measured.
 */
export async function answerOverridden(
  renderer: Renderer,
  req: HonoRequest,
  { settings, registry, ...rest }: PageContext,
  grant: OverrideGrant,
): Promise<CachedPage> {
  const { pathname, search } = new URL(req.url);
  const { origin } = grant.entry;
  const context: PageContext = {
    ...rest,
    registry: overriddenRegistry(registry, grant),
    // As if it were one of the shop's asset origins: browsers fetch scripts from there, in this answer alone.
    settings: { ...settings, assetOrigins: [...settings.assetOrigins, origin] },
    vitalsShare: 0,
    localOrigin: origin,
    bar: overrideBar(grant),
  };
  const page = await withTimeout(renderer.render(pathname, search, context), timeout).catch(() =>
    renderer.renderFrame(pathname, search, context),
  );
  const answer = await compressPage(
    await pageText(page, context),
    encodingFor(req.header('accept-encoding') ?? ''),
    Date.now(),
  );
  return { ...answer, kind: 'overridden page' };
}
