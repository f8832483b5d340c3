/** The declared surface of `@shop/kernel/testing`: what every team’s tests stand on. */
export { createTestPlatform } from './createTestPlatform';
export { linksWithoutPage } from './linksWithoutPage';
export { renderRoutes } from './renderRoutes';
