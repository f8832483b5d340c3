import { type ChangeAnswer, currentCommit } from '@shop/registry/desk';
import { readProject } from '../project/readProject';
import { openClient } from './openClient';
import { optionsOf } from './optionsOf';
import type { ChangeRequest } from './releaseClient';
import { sendRelease } from './sendRelease';
import { told } from './told';

/**
 * `release [--share 10]`: builds the remote in `folder` and makes it live in a shop, with a share for that percentage of
 * the visitors; with `--origin`, browsers fetch its files there. Open tabs keep theirs until they reload.
 */
export async function releaseCommand(folder: string, args: string[]): Promise<void> {
  const { to, reason, share, origin, withoutProbe } = optionsOf(args);
  const percentage = share === undefined ? undefined : percentageFrom(share);
  const client = openClient(to, folder, process.env);
  const project = readProject(folder);
  await told(project.manifest.name, async () => {
    const sent = await sendRelease(project, client);
    const entry = origin === undefined ? sent : { ...sent, origin };
    const remarks = { reason, withoutProbe, commit: currentCommit(folder) };
    const request: ChangeRequest =
      percentage === undefined
        ? { action: 'release', entry, ...remarks }
        : { action: 'trial', entry, share: percentage, ...remarks };
    const answer = await client.change(entry.name, request);
    const audience =
      percentage === undefined ? 'is live' : `is on trial with ${percentage} % of the visitors`;
    return { outcome: `${entry.version} ${audience}`, answer };
  });
}

/** `share 25`: shows the version on trial to another percentage of the visitors. */
export async function shareCommand(folder: string, args: string[]): Promise<void> {
  const options = optionsOf(args, { takesWord: true });
  const share = percentageFrom(options.named ?? '');
  await change(folder, options, { action: 'share', share }, (answer) => `${changed(answer)} has ${share} %`);
}

/** Gives the version on trial to everybody. */
export const promoteCommand = (folder: string, args: string[]): Promise<void> =>
  change(folder, optionsOf(args), { action: 'promote' }, (answer) => `${changed(answer)} is live`);

/**
 * `rollback [version]`: ends a trial, or makes the version live that was live before. With the version that is to go,
 * nothing happens when it went by itself meanwhile. A build does not bring it back, a release does.
 */
export async function rollbackCommand(folder: string, args: string[]): Promise<void> {
  const options = optionsOf(args, { takesWord: true });
  const request = { action: 'rollback', version: options.named } as const;
  await change(folder, options, request, ({ live }) => `back to ${live ?? 'nothing'}`);
}

/** `kill [version]`: takes a version from everybody, open tabs included, for good: the one on trial, or else the live one. */
export async function killCommand(folder: string, args: string[]): Promise<void> {
  const options = optionsOf(args, { takesWord: true });
  await change(folder, options, { action: 'kill', version: options.named }, (answer) => {
    const killed = changed(answer);
    const isReplaced = answer.live !== undefined && answer.live !== killed;
    const left = isReplaced
      ? `everybody gets ${answer.live}`
      : 'there is no other, so its pages say that they are not there';
    return `killed ${killed}, ${left}`;
  });
}

const changed = ({ changes }: ChangeAnswer): string => changes[0]?.version ?? 'nothing';

async function change(
  folder: string,
  { to, reason }: ReturnType<typeof optionsOf>,
  request: ChangeRequest,
  outcomeOf: (answer: ChangeAnswer) => string,
): Promise<void> {
  const client = openClient(to, folder, process.env);
  const { name } = readProject(folder).manifest;
  await told(name, async () => {
    const answer = await client.change(name, { ...request, reason });
    return { outcome: outcomeOf(answer), answer };
  });
}

function percentageFrom(text: string): number {
  const share = Number(text);
  if (Number.isInteger(share) && share >= 1 && share <= 99) return share;
  throw new Error('A share is a whole percentage from 1 to 99; without one everybody gets a release.');
}
