import {
  fieldsOf,
  FileFault,
  oneOf,
  optional,
  parseRegistry,
  type RegistryEntry,
  releaseVersion,
  table,
  textLike,
  textThat,
  wholeNumber,
  yesOrNo,
} from '@shop/registry';
import { ApiRefusal } from './ApiRefusal';

interface Remarks {
  commit?: string;
  reason?: string;
  /** Why it is not tried before it goes live. */
  withoutProbe?: string;
}

/** What somebody asks of the release desk about one remote. */
export type ReleaseOrder = Remarks &
  (
    | { action: 'release'; entry: RegistryEntry }
    | { action: 'trial'; entry: RegistryEntry; share: number }
    | { action: 'share'; share: number; version?: string }
    | { action: 'promote'; version?: string }
    | { action: 'rollback'; version?: string; together?: boolean }
    | { action: 'kill'; version?: string }
    | { action: 'override'; entry: RegistryEntry; browser: string }
  );

const action = oneOf('release', 'trial', 'share', 'promote', 'rollback', 'kill', 'override');
const browser = textLike(/^[0-9a-f]{64}$/, 'the SHA-256 of a secret, in hex');
const share = wholeNumber(1, 99);
const reason = textThat(
  (text) => text.length <= 500 && !/\p{Cc}/u.test(text),
  'a text of at most 500 characters',
);
const commit = textThat((text) => /^[0-9a-f]{7,64}(-dirty)?$/.test(text), 'a git commit such as 4fa4c15');

/** The order that a body holds. Throws `ApiRefusal` 400 with the first thing that is wrong. */
export function readOrder(remote: string, body: Buffer): ReleaseOrder {
  try {
    const field = fieldsOf(jsonOf(body), 'The order');
    const remarks = {
      reason: field('reason', optional(reason)),
      commit: field('commit', optional(commit)),
      withoutProbe: field('withoutProbe', optional(reason)),
    };
    const wanted = field('action', action);
    switch (wanted) {
      case 'release':
        return { ...remarks, action: wanted, entry: entryOf(remote, field('entry', table)) };
      case 'trial':
        return {
          ...remarks,
          action: wanted,
          entry: entryOf(remote, field('entry', table)),
          share: field('share', share),
        };
      case 'share':
        return {
          ...remarks,
          action: wanted,
          share: field('share', share),
          version: field('version', optional(releaseVersion)),
        };
      case 'override':
        return {
          ...remarks,
          action: wanted,
          entry: entryOf(remote, field('entry', table)),
          browser: field('browser', browser),
        };
      case 'rollback':
        return {
          ...remarks,
          action: wanted,
          version: field('version', optional(releaseVersion)),
          together: field('together', optional(yesOrNo)),
        };
      default:
        return { ...remarks, action: wanted, version: field('version', optional(releaseVersion)) };
    }
  } catch (error) {
    if (error instanceof FileFault) throw new ApiRefusal(400, error.message);
    throw error;
  }
}

function jsonOf(body: Buffer): unknown {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw new ApiRefusal(400, 'The order is not JSON.');
  }
  if (isShallow(value)) return value;
  throw new ApiRefusal(400, `The order has more than ${deepest} levels.`);
}

/** Levels of objects and lists; an entry has four of them. Whoever writes down a deeper value may have no room left. */
const deepest = 16;

function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= deepest && level.length > 0; depth += 1)
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  return level.length === 0;
}

/** Read as a web server would read it, so that nothing else of it is kept. */
function entryOf(remote: string, value: Record<string, unknown>): RegistryEntry {
  const { remotes } = parseRegistry(JSON.stringify({ revision: 'order', remotes: [value] }));
  const [entry] = remotes;
  if (!entry || entry.name !== remote)
    throw new ApiRefusal(
      400,
      `The entry is that of ${entry?.name ?? 'nothing'}, the address that of ${remote}.`,
    );
  return entry;
}
