import { createStaticHandler, matchRoutes, type RouterContextProvider } from 'react-router-dom';
import type { RouteObject } from '@shop/kernel/routing';

/** The route of an address that has a loader and nothing to show, such as a sitemap; its loader answers with a `Response`. */
export function resourceRouteOf(routes: RouteObject[], path: string): RouteObject | undefined {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  return route?.loader && !route.Component && !route.element && !route.lazy ? route : undefined;
}

/** What a resource route answers. Rejects with what its loader throws unless that is an answer, too. */
export async function answerResource(
  route: RouteObject,
  routes: RouteObject[],
  request: Request,
  requestContext: RouterContextProvider,
): Promise<Response> {
  try {
    const answer: unknown = await createStaticHandler(routes).queryRoute(request, {
      routeId: route.id,
      requestContext,
    });
    if (answer instanceof Response) return answer;
  } catch (error) {
    if (error instanceof Response) return error;
    throw error;
  }
  throw new Error(`The loader of ${route.id} answered with something else than a Response`);
}
