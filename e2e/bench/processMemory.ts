/** What a process has in memory, in megabytes. */
export interface Memory {
  /** All of it: what several processes share, such as the program of Node, is counted in each of them. */
  rss: number;
  /** Its share, with whatever else runs on this machine: of what ten processes have a tenth. */
  pss: number;
  /** What no other process has. */
  own: number;
  /** What it has together with others, by file. */
  shared: Map<string, number>;
}

/** Reads `/proc/<pid>/smaps`. */
export function readMemory(smaps: string): Memory {
  const memory: Memory = { rss: 0, pss: 0, own: 0, shared: new Map() };
  let file = '';
  for (const line of smaps.split('\n')) {
    const mapping = /^[0-9a-f]+-[0-9a-f]+ \S+ [0-9a-f]+ \S+ \d+\s*(.*)$/.exec(line);
    if (mapping) file = mapping[1] ?? '';
    const [, name, kilobytes] = /^(\w+):\s+(\d+) kB$/.exec(line) ?? [];
    const megabytes = Number(kilobytes) / 1024;
    if (name === 'Rss') memory.rss += megabytes;
    if (name === 'Pss') memory.pss += megabytes;
    if (name?.startsWith('Private_')) memory.own += megabytes;
    if (name?.startsWith('Shared_')) memory.shared.set(file, (memory.shared.get(file) ?? 0) + megabytes);
  }
  return memory;
}

/**
 * What several processes have together: the memory that the machine gets back when all of them end. Neither sum says
 * that: RSS counts the program of Node in each, and PSS charges a part of it to any other Node on the machine.
 */
export function together(memories: Memory[]): number {
  const shared = new Map<string, number>();
  for (const memory of memories) {
    for (const [file, megabytes] of memory.shared)
      shared.set(file, Math.max(megabytes, shared.get(file) ?? 0));
  }
  const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0);
  return sum(memories.map(({ own }) => own)) + sum(shared.values());
}
