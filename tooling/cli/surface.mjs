/** `npm run kernel:surface`: whether the kernel's entries export what is used, and no more than was agreed; `-- --table` says by whom. */
import { runTypeScript } from './runTypeScript.mjs';

await runTypeScript(async () => {
  const { surfaceCommand } = await import('../kernel-surface/surfaceCommand.ts');
  surfaceCommand(process.argv.slice(2));
});
