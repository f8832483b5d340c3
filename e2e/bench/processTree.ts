import { readdirSync, readFileSync } from 'node:fs';
import { type Memory, readMemory } from './processMemory';

/** One process of the shop. */
export interface ProcessUse {
  name: string;
  memory: Memory;
  /** Seconds of processor time, with those of its children that have ended. */
  cpu: number;
}

/** Clock ticks in a second, by which Linux tells processor time. */
const ticks = 100;

const programs = [
  ['tooling/cli/start.mjs', 'start script'],
  ['dist/backend/main.js', 'backend'],
  ['/server/main.cjs', 'web server'],
  ['/server/renderProcess.cjs', 'rendering'],
  ['dist/backend/drawPictures.js', 'drawing pictures'],
] as const;

/** A process, all that it started, and what they started. Needs Linux. */
export function processTree(root: number): ProcessUse[] {
  return processesBelow(root).flatMap(({ pid, cpu }) => {
    const command = readOrNothing(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ');
    const memory = readOrNothing(`/proc/${pid}/smaps`);
    return command && memory ? [{ name: nameOf(command), memory: readMemory(memory), cpu }] : [];
  });
}

/** The same by their ids alone, with the seconds of processor time that each has used. */
export function processesBelow(root: number): { pid: number; cpu: number }[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)));
  const below = (parent: number): Stat[] =>
    all.filter(({ ppid }) => ppid === parent).flatMap((stat) => [stat, ...below(stat.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...below(root)];
}

/** Seconds of processor time of all that this process has started and that has ended, with what that started. */
export function childrensCpu(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const [user = 0, system = 0] = fieldsOf(stat).slice(13, 15);
  return (user + system) / ticks;
}

interface Stat {
  pid: number;
  ppid: number;
  cpu: number;
}

/** Nothing when the process has ended meanwhile. */
function readStat(pid: number): Stat[] {
  const text = readOrNothing(`/proc/${pid}/stat`);
  if (!text) return [];
  const fields = fieldsOf(text);
  const used = fields.slice(11, 15).reduce((sum, time) => sum + time, 0);
  return [{ pid, ppid: fields[1] ?? 0, cpu: used / ticks }];
}

/** From the third on: the name before them, which stands in brackets, may hold spaces. */
const fieldsOf = (stat: string): number[] =>
  stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);

function nameOf(command: string): string {
  const name = programs.find(([program]) => command.includes(program))?.[1];
  const remote = /"name":"([\w-]+)"/.exec(command)?.[1];
  return name ? [name, remote].filter(Boolean).join(' ') : command.slice(0, 60);
}

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
