/** `npm run gallery`: every element of the design system in every state. */
import { installDependencies } from './installDependencies.mjs';
import { runTypeScript } from './runTypeScript.mjs';

installDependencies('shop');
await runTypeScript(async () => {
  const { galleryCommand } = await import('../gallery/galleryCommand.ts');
  await galleryCommand();
});
