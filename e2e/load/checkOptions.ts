/** Says in one line what is wrong with the options, before anything is built for them. */
import { readOptions } from './readOptions';

try {
  readOptions(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
