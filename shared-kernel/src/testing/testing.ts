/** The declared surface of `@shop/kernel/testing`: what every team's tests stand on. */
export * from './createTestPlatform';
export * from './fixedRows';
export * from './renderRoutes';
