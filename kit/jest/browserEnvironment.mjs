import './quickModules.mjs';
// Before jsdom is loaded.
import './quickStyles.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';
import { keepStyles } from './keepStyles.mjs';
import { endStorages } from './testStorages.mjs';

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

/** jsdom knows `<dialog>` but cannot open it; layering and focus are left to the browser journeys. */
function teachDialogs({ HTMLDialogElement, Event }) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}

/** jsdom lays nothing out, so nothing ever comes into view or changes its size. */
function teachObservers(global) {
  global.IntersectionObserver = global.ResizeObserver = class NothingHappens {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missingInJsdom) this.global[name] = globalThis[name];
    teachDialogs(this.global);
    teachObservers(this.global);
    keepStyles(this.global);
    // Rules are added to a style sheet as in a shop. As text, which development mode writes, each new one is parsed with all
    // that were there before.
    this.global.SC_DISABLE_SPEEDY = false;
  }

  async teardown() {
    await super.teardown();
    endStorages();
  }
}
