/** `npm run db:release`: the database's files as they are committed are final from now on. */
import { runTypeScript } from './runTypeScript.mjs';

await runTypeScript(async () => {
  const { releaseDatabase } = await import('../upgrade/releaseDatabase.ts');
  releaseDatabase();
});
