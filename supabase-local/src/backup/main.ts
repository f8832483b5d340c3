import { resolve } from 'node:path';
import { readConfig } from '../readConfig';
import { StartupError } from '../startupError';
import { restoreBackup } from './restoreBackup';
import { saveBackup } from './saveBackup';

const [what, path] = process.argv.slice(2);
// npm runs this in the repository's folder, whoever called it from where.
const file = path && resolve(process.env.INIT_CWD ?? '.', path);
const inIndia = (iso: string) =>
  new Date(iso).toLocaleString('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'medium',
  });

try {
  const config = readConfig(process.env);
  if (!file) throw new StartupError(`Say which file: npm run ${what} -- PATH`);
  if (what === 'backup') {
    const { takenAt, bytes } = await saveBackup(config, file);
    console.log(
      `${file}, ${(bytes / 1e6).toFixed(1)} MB: the shop with every order confirmed until ${inIndia(takenAt)} IST. It holds keys and addresses: keep it like those.`,
    );
  } else {
    const { takenAt } = await restoreBackup(file, config.dataDir);
    console.log(
      `${config.dataDir} is the shop of ${inIndia(takenAt)} IST. DATA_DIR=${config.dataDir} npm start opens it.`,
    );
  }
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
