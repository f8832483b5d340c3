import type { Platform } from '@shop/kernel/platform';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';

/** Opens an address of this remote; what other teams own shows as `Elsewhere`. */
export const renderPage = (path: string, platform: Platform) => renderRoutes(routes, path, platform);
