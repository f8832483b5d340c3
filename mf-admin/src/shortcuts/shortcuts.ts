import type { Section } from '../layout/sections';

/** What a key does that is no section. */
export type ToolAction = 'search' | 'help' | 'next-row' | 'previous-row';

interface Shortcut {
  /** Pressed one after the other; the names of `KeyboardEvent.key`. */
  keys: readonly string[];
  label: string;
  does: ToolAction | { section: string };
}

/** All shortcuts but `Ctrl K` and `⌘K`, which work in fields, too. Those of sections stand with them in `sections.ts`. */
const tools: readonly Shortcut[] = [
  { keys: ['/'], label: 'Search the dashboard', does: 'search' },
  { keys: ['?'], label: 'This list', does: 'help' },
  { keys: ['j'], label: 'Next row of a table', does: 'next-row' },
  { keys: ['k'], label: 'Row before', does: 'previous-row' },
];

/** The shortcuts of somebody who may open these sections. */
export const shortcutsOf = (sections: readonly Section[]): readonly Shortcut[] => [
  ...tools,
  ...sections.flatMap(({ id, label, key }) =>
    key ? [{ keys: ['g', key], label: `Go to ${label}`, does: { section: id } }] : [],
  ),
];

/** The shortcut that these keys are, or whether one begins with them. */
export function readKeys(
  shortcuts: readonly Shortcut[],
  pressed: readonly string[],
): Shortcut | 'begun' | undefined {
  const begun = shortcuts.filter(({ keys }) => pressed.every((key, place) => keys[place] === key));
  return begun.find(({ keys }) => keys.length === pressed.length) ?? (begun.length > 0 ? 'begun' : undefined);
}
