import '@shop/kit/jest/quick-modules';
import { TestEnvironment } from 'jest-environment-node';
import { endStorages } from '@shop/kit/jest/test-storages';

export default class NodeEnvironment extends TestEnvironment {
  async teardown() {
    await super.teardown();
    endStorages();
  }
}
