import type { Platform } from '@shop/kernel/platform';

/** What this device searched for, the newest first. */
export type RecentSearches = readonly string[];

type Command = { type: 'search'; words: string } | { type: 'clear' };

const most = 6;
const longest = 100;

const alike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export function reduceRecentSearches(list: RecentSearches, command: Command): RecentSearches {
  if (command.type === 'clear') return [];
  const words = command.words.trim().slice(0, longest);
  if (!words) return list;
  return [words, ...list.filter((other) => !alike(other, words))].slice(0, most);
}

/** As they were stored: by another version perhaps, or by hand, so that whatever is no search is left out. */
export function parseRecentSearches(value: unknown): RecentSearches | undefined {
  if (!Array.isArray(value)) return undefined;
  const searches = value.filter((entry): entry is string => typeof entry === 'string');
  return searches.reduceRight<RecentSearches>(
    (list, words) => reduceRecentSearches(list, { type: 'search', words }),
    [],
  );
}

export const recentSearchesOf = ({ deviceStore }: Pick<Platform, 'deviceStore'>) =>
  deviceStore<RecentSearches, Command>({
    key: 'recent-searches',
    initial: [],
    reduce: reduceRecentSearches,
    parse: parseRecentSearches,
  });
