import { embeddedHost } from '@shop/test-databases/host';
import NodeEnvironment from './nodeEnvironment.mjs';

/** Gives test files the process of embedded databases, which outlives each of them. */
export default class DatabaseEnvironment extends NodeEnvironment {
  async setup() {
    await super.setup();
    this.global.embeddedHost = embeddedHost;
  }
}
