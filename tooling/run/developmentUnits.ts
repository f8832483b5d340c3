import path from 'node:path';
import type { Configuration, Stats } from 'webpack';
import { describeRelease, remoteServerConfig } from '@shop/kit/build';
import { remoteHotConfig } from '@shop/kit/dev';
import { containerName, type RegistryEntry } from '@shop/registry';
import { writeWhole } from '@shop/registry/desk';
import { describeAssets } from '../build/describeAssets';
import { writeFonts } from '../build/writeFonts';
import { shellBrowserConfig, shellServerConfig } from '../webpack/shellConfig';
import { remoteNames, remoteProject } from '../workspace/repository';

/** One bundle that is watched. */
export interface DevelopmentUnit {
  config: Configuration;
  isShell: boolean;
  /** The web server has to start again when it changed; it starts remotes' server halves anew by itself. */
  runsOnServer: boolean;
  /** What of a page it is: the shell, or a remote by its container. Absent: nothing that runs in browsers. */
  inPage?: string;
  /** Notes what the browser needs to know about a finished build. */
  accept(stats: Stats): void;
}

/** The one version of the shell and of every remote in development: its files are rewritten in place. */
export const developmentVersion = 'dev';
const nothing = () => undefined;

/** All bundles of the shop in development. Each finished remote is noted in `releases` by its name. */
export function developmentUnits(
  buildFolder: string,
  releases: Map<string, RegistryEntry>,
): DevelopmentUnit[] {
  const mode = 'development';
  const shell = path.join(buildFolder, 'shell', developmentVersion);
  return [
    {
      config: shellBrowserConfig(mode, shell),
      isShell: true,
      inPage: 'shell',
      runsOnServer: false,
      accept: (stats) => {
        writeFonts(shell);
        writeWhole(path.join(shell, 'assets.json'), describeAssets(stats, nothing));
      },
    },
    {
      config: shellServerConfig(mode, path.join(shell, 'server')),
      isShell: true,
      runsOnServer: true,
      accept: nothing,
    },
    ...remoteNames().flatMap((remote): DevelopmentUnit[] => {
      const project = remoteProject(remote);
      const folder = path.join(buildFolder, 'remotes', remote, developmentVersion);
      const browser = remoteHotConfig(project, folder);
      return [
        {
          config: browser,
          isShell: false,
          inPage: containerName(remote),
          runsOnServer: false,
          accept: (stats) =>
            releases.set(
              remote,
              describeRelease(stats, remoteProject(remote).manifest, developmentVersion, nothing),
            ),
        },
        {
          // After the other half: somebody looks at that one.
          config: {
            ...remoteServerConfig(project, mode, path.join(folder, 'server')),
            dependencies: [String(browser.name)],
          },
          isShell: false,
          runsOnServer: false,
          accept: nothing,
        },
      ];
    }),
  ];
}
