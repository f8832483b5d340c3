import '@shop/kit/jest/quick-modules';

export { TestEnvironment as default } from 'jest-environment-node';
