import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteFiles } from '@shop/kit';
import { readJson } from '@shop/kit';
import { linksCommand } from '../links/linksCommand';
import { inRepository, remoteNames, remoteProject, versionOf } from '../workspace/repository';

const usage = "npm run new -- mf-gifts /gift-shop 'The gift shop'";

/** Makes a remote that runs, and links it into the workspace. Throws with one sentence when a name is taken or wrong. */
export function newCommand([name = '', prefix = '', title = '']: string[]): void {
  if (!/^mf-[a-z]+(-[a-z]+)*$/.test(name) || !/^\/[a-z0-9]+([-/][a-z0-9]+)*$/.test(prefix) || !title)
    throw new Error(`Say name, address and title, as in: ${usage}`);
  if (existsSync(inRepository(name))) throw new Error(`The folder ${name} exists already.`);
  const owner = remoteNames().find((remote) => remoteProject(remote).manifest.prefixes.includes(prefix));
  if (owner) throw new Error(`${owner} answers for ${prefix} already.`);

  const { dependencies } = readJson<{ dependencies: Record<string, string> }>(
    inRepository('shared-ui/package.json'),
  );
  const pinned = (library: string) => {
    const version = dependencies[library];
    if (!version) throw new Error(`shared-ui no longer says which ${library} the shop runs on.`);
    return version;
  };
  const files = remoteFiles({
    name,
    title,
    prefix,
    version: {
      kernel: versionOf('shared-kernel'),
      ui: versionOf('shared-ui'),
      react: pinned('react'),
      reactDom: pinned('react-dom'),
      styledComponents: pinned('styled-components'),
    },
  });
  for (const [file, content] of Object.entries(files)) {
    const target = inRepository(name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  linksCommand([]);
  execFileSync('npm', ['install'], { cwd: inRepository(), stdio: 'inherit' });
  console.log(
    `${name} answers for ${prefix}. See it with npm run dev, release it with npm run release -w ${name}.`,
  );
}
