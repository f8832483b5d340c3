import { TestEnvironment } from 'jest-environment-node';
import { embeddedHost } from '@shop/test-databases/host';

/** Gives test files the process of embedded databases, which outlives each of them. */
export default class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.embeddedHost = embeddedHost;
  }
}
