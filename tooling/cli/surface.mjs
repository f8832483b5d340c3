/** `npm run kernel:surface`: whether the kernel's entries export what is used, and no more than was agreed. */
import { runTypeScript } from './runTypeScript.mjs';

await runTypeScript(async () => {
  const { surfaceCommand } = await import('../kernel-surface/surfaceCommand.ts');
  surfaceCommand();
});
