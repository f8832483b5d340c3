import type { lazyPage } from '@shop/kernel/routing';

/** `handle` of a matched route: what may be fetched ahead where it is a page's. */
export type PageHandle = Partial<ReturnType<typeof lazyPage>['handle']>;
