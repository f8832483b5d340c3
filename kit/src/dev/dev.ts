/** The declared surface of `@shop/kit/dev`: a remote while it is being written. */
export { startStandalone } from './startStandalone';
