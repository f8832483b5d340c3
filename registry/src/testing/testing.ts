/** The declared surface of `@shop/registry/testing`. */
export { entry, sound } from './soundRegistry';
