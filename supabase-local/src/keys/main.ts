import { lookUp } from '@shop/kernel/domain';
import { readConfig } from '../readConfig';
import { changeKeys, keyChanges } from './changeKeys';

const change = lookUp(keyChanges, process.argv[2] ?? '');
if (change) {
  const { publishableKeys, secretKeys } = await changeKeys(readConfig(process.env).dataDir, change);
  console.log(
    `${publishableKeys.length} publishable and ${secretKeys.length} secret keys hold once the backend has started again.`,
  );
} else {
  console.error('Say what to do with the keys: `npm run backend:keys -- add`, or `-- retire`.');
  process.exitCode = 1;
}
