import { configure } from '@testing-library/react';
import type { Platform } from '@shop/kernel/platform';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';

// Code is fetched and the shop asked several times in a row, which a busy machine does not do in one second.
configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(15_000);

/** Opens an address of this remote; what other teams own shows as `Elsewhere`. */
export const renderPage = (path: string, platform: Platform) => renderRoutes(routes, path, platform);
