import { TestEnvironment } from 'jest-environment-jsdom';

/** Web platform parts that Node has, jsdom lacks, and a data router needs. */
const missingInJsdom = [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'ReadableStream',
  'structuredClone',
  'BroadcastChannel',
];

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missingInJsdom) this.global[name] = globalThis[name];
  }
}
