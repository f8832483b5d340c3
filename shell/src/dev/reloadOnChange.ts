/** Hash of each build that a page is made of: the shell's, and each remote's by its container. */
type Builds = ReadonlyMap<string, string>;

/** What a page needs to follow edits; `hot` has a function for each remote that it loaded. */
interface EditedPage {
  hot: ReadonlyMap<string, () => Promise<unknown>>;
  reload(): void;
}

/**
 * Development only: follows what the server says of the builds. An edited remote replaces its components where they stand; the
 * page reloads when the shell was edited, or something that cannot be replaced.
 */
export function reloadOnChange(): void {
  let current: Builds | undefined;
  new EventSource('/__dev/reload').addEventListener('message', ({ data }: MessageEvent<string>) => {
    const next: Builds = new Map(Object.entries(JSON.parse(data) as Record<string, string>));
    const before = current;
    current = next;
    const { shopHot = new Map() } = globalThis as { shopHot?: EditedPage['hot'] };
    if (before) void followBuilds(before, next, { hot: shopHot, reload: () => location.reload() });
  });
}

/** Takes a page from one set of builds to the next. What it has not loaded yet it gets anew in any case. */
export async function followBuilds(before: Builds, next: Builds, { hot, reload }: EditedPage): Promise<void> {
  const changed = [...next.keys()].filter((name) => before.get(name) !== next.get(name));
  if (changed.includes('shell')) return reload();
  try {
    await Promise.all(changed.map((name) => hot.get(name)?.()));
  } catch (error) {
    console.warn('Cannot be replaced in a page that runs', error);
    reload();
  }
}
