/** Every Jest test, for `npm test`: the few files that a busy machine may have failed are tried once more. */
import { runTypeScript } from './runTypeScript.mjs';

await runTypeScript(async () => {
  const { jestCommand } = await import('../checks/jestCommand.ts');
  await jestCommand();
});
