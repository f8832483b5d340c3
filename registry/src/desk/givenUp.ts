import type { Consumption, RegistryEntry } from '../registryEntry';

/** What remotes and the shell have of each other by name. */
interface Party {
  name: string;
  offers: Record<Kind, readonly string[]>;
  uses: Record<Kind, readonly string[]>;
}

const kinds = ['slot', 'command', 'link'] as const;
type Kind = (typeof kinds)[number];

/** What the shell itself asks of remotes, and which commands it handles. */
export interface ShellUses {
  consumes?: Consumption;
  handles?: string[];
}

/**
 * Says in one sentence what `next` no longer offers although somebody in it uses it, or nothing: a slot or command would
 * fail in silence, and a link would be text. What was offered to nobody `before` may be used already: it appears with
 * whoever offers it (adr 0028). Remotes that were built before their uses were known are taken to use nothing.
 */
export function givenUp(
  before: { remotes: readonly RegistryEntry[]; shell?: ShellUses },
  next: { remotes: readonly RegistryEntry[]; shell?: ShellUses },
): string | undefined {
  const earlier = partiesOf(before);
  const parties = partiesOf(next);
  for (const kind of kinds) {
    const offered = new Set(parties.flatMap(({ offers }) => offers[kind]));
    for (const { name, offers } of earlier) {
      for (const lost of offers[kind].filter((each) => !offered.has(each))) {
        const user = parties.find(({ uses }) => uses[kind].includes(lost));
        if (user) return `${name} gives up the ${kind} ${lost}, which ${user.name} uses.`;
      }
    }
  }
  return undefined;
}

const partiesOf = ({
  remotes,
  shell = {},
}: {
  remotes: readonly RegistryEntry[];
  shell?: ShellUses;
}): Party[] => [
  ...remotes.map((remote): Party => {
    const { name, slots, links = {}, handles = [], consumes } = remote;
    return {
      name,
      offers: { slot: slots, command: handles, link: Object.keys(links) },
      uses: usesOf(consumes),
    };
  }),
  {
    name: 'the shell',
    offers: { slot: [], command: shell.handles ?? [], link: [] },
    uses: usesOf(shell.consumes),
  },
];

const usesOf = ({ slots = [], commands = [], links = [] }: Consumption = {}) => ({
  slot: slots,
  command: commands,
  link: links,
});
