import { type Caller, openLocalDesk } from '@shop/registry/desk';

const startScript: Caller = { name: 'the start script', mayRelease: (name) => name === 'shell' };

/** Rolls the shell of a build folder back when it is still the one that did not become well. */
export const takingBack =
  (buildFolder: string, env: NodeJS.ProcessEnv) =>
  async (version: string, reason: string): Promise<void> => {
    const desk = await openLocalDesk(buildFolder, env);
    const { shell } = await desk.read();
    if (shell?.version === version) await desk.rollBack(startScript, 'shell', { reason });
  };
