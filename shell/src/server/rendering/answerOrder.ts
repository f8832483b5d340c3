import type { Database } from '@shop/kernel/data';
import { provideToLoaders, type RouteObject } from '@shop/kernel/routing';
import { createShellRoutes } from '../../shellRoutes';
import { anonymousPlatform } from './anonymousPlatform';
import { answerResource, resourceRouteOf } from './answerResource';
import { describeError, PageFault } from './PageFault';
import type { FreshOutcome, RenderOrder, RenderOutcome } from './renderMessages';
import { renderRoutes } from './renderRoutes';

/** Renders one address of a remote with its routes, for `timeout` milliseconds at most. Never rejects. */
export async function answerOrder(
  order: RenderOrder & { known?: undefined },
  pages: RouteObject[],
  database: Database,
  timeout: number,
): Promise<FreshOutcome>;
export async function answerOrder(
  order: RenderOrder,
  pages: RouteObject[],
  database: Database,
  timeout: number,
): Promise<RenderOutcome>;
export async function answerOrder(
  { url, environment, remotes, known }: RenderOrder,
  pages: RouteObject[],
  database: Database,
  timeout: number,
): Promise<RenderOutcome> {
  const routes = createShellRoutes(pages);
  const request = new Request(url, { signal: AbortSignal.timeout(timeout) });
  const platform = anonymousPlatform(environment, remotes, () => Promise.resolve(database));
  const resource = resourceRouteOf(routes, new URL(url).pathname);
  try {
    const answer = await (resource
      ? answerResource(resource, routes, request, provideToLoaders(platform))
      : renderRoutes(request, routes, platform, { given: JSON.stringify([environment, remotes]), known }));
    if (answer === 'same page') return { kind: answer };
    return answer instanceof Response ? await toOutcome(answer) : { kind: 'page', ...answer };
  } catch (error) {
    return {
      kind: 'fault',
      status: error instanceof PageFault ? error.status : 500,
      error: describeError(error),
      isResource: resource !== undefined,
    };
  }
}

async function toOutcome(response: Response): Promise<FreshOutcome> {
  if (response.status < 200) throw new RangeError(`A loader answered with the status ${response.status}`);
  return {
    kind: 'response',
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(await response.arrayBuffer()),
  };
}
