export { cachedFolder } from './cachedFolder';
export { copyTemplate } from './scratchDatabase';
