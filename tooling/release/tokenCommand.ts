import { localCaller } from '@shop/kit';
import { createReleaseToken, openStore } from '@shop/registry/desk';
import { inRepository, remoteNames } from '../workspace/repository';

/**
 * `release:token -- mf-catalog […]` makes a token by which a team releases those remotes over HTTP, and shows it this once;
 * `-- --list` says which there are, `-- --revoke <id>` ends one. It is kept where what is live is (`REGISTRY_STORE`).
 */
export async function tokenCommand(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const store = openStore(inRepository('dist'), env);
  const [first, id] = args;
  if (first === '--list') {
    for (const { id: known, remotes, createdAt, createdBy } of await store.tokens())
      console.log(`${known}  ${remotes.join(', ')}  ${createdAt}  ${createdBy}`);
    return;
  }
  if (first === '--revoke') {
    if (!id) throw new Error('Say which: npm run release:token -- --revoke <id>; --list names them.');
    if (!(await store.revokeToken(id))) throw new Error(`There is no token ${id}, or it was revoked before.`);
    console.log(`Token ${id} counts no more.`);
    return;
  }
  const wrong = args.find((name) => !/^[a-z][a-z0-9-]{0,63}$/.test(name));
  if (args.length === 0 || wrong)
    throw new Error(`Say for which remotes: npm run release:token -- ${remoteNames().join(' | ')}`);
  const { token, kept } = createReleaseToken(args, localCaller(inRepository()).name);
  await store.addToken(kept);
  console.log(`${token}\n`);
  console.log(
    `It releases ${args.join(', ')} and is shown this once. To end it: npm run release:token -- --revoke ${kept.id}`,
  );
}
