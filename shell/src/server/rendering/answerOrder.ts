import type { Database } from '@shop/kernel/data';
import { provideToLoaders, type RouteObject } from '@shop/kernel/routing';
import { createShellRoutes } from '../../shellRoutes';
import { anonymousPlatform } from './anonymousPlatform';
import { answerResource, resourceRouteOf } from './answerResource';
import { describeError, PageFault } from './PageFault';
import type { RenderOrder, RenderOutcome } from './renderMessages';
import { renderRoutes } from './renderRoutes';

/** Renders one address of a remote with its routes, for `deadline` milliseconds at most. Never rejects. */
export async function answerOrder(
  { url, environment, remotes }: RenderOrder,
  pages: RouteObject[],
  database: Database,
  deadline: number,
): Promise<RenderOutcome> {
  const routes = createShellRoutes(pages);
  const request = new Request(url, { signal: AbortSignal.timeout(deadline) });
  const platform = anonymousPlatform(environment, remotes, () => Promise.resolve(database));
  const resource = resourceRouteOf(routes, new URL(url).pathname);
  try {
    const answer = await (resource
      ? answerResource(resource, routes, request, provideToLoaders(platform))
      : renderRoutes(request, routes, platform));
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

async function toOutcome(response: Response): Promise<RenderOutcome> {
  if (response.status < 200) throw new RangeError(`A loader answered with the status ${response.status}`);
  return {
    kind: 'response',
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(await response.arrayBuffer()),
  };
}
