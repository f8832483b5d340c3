/** The declared surface of `@shop/kit/dev`: what follows edits. It loads tools that are installed for development alone. */
export { remoteHotConfig } from '../webpack/remoteHotConfig';
