import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Collects at once what the engine would collect some time, for tests of what must not be lost with it. */
export const collectGarbage = (): void => collect();
