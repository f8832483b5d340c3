/** `npm run links:types`: writes the types of what each remote's `remote.json` offers; with `--check` it only compares. */
import { runTypeScript } from './runTypeScript.mjs';

await runTypeScript(async () => {
  const { linksCommand } = await import('../links/linksCommand.ts');
  linksCommand(process.argv.slice(2));
});
