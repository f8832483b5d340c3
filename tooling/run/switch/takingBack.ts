import { type Caller, openLocalDesk } from '@shop/registry/desk';

const startScript: Caller = { name: 'the start script', mayRelease: () => true };

/**
 * Rolls the shell of a build folder back when it is still the one that did not become well, together with the remotes that
 * were released with it and cannot run on the one before: the shop would stay on half a release else.
 */
export const takingBack =
  (buildFolder: string, env: NodeJS.ProcessEnv) =>
  async (version: string, reason: string): Promise<void> => {
    const desk = await openLocalDesk(buildFolder, env);
    const { shell } = await desk.read();
    if (shell?.version === version) await desk.rollBack(startScript, 'shell', { reason, together: true });
  };
