import { fork } from 'node:child_process';
import type { ProbeOrder, ProbeReport } from '../../probeOrder';
import type { RegistryEntry } from '../../registryEntry';
import type { Live } from '../live';
import { ReleaseRefused } from '../ReleaseRefused';

/** Tries a release as it would be live. Resolves to what it saw; rejects with `ReleaseRefused` where that must not be. */
export type Probe = (entry: RegistryEntry, candidate: Live) => Promise<string[]>;

interface ProbeOptions extends Omit<ProbeOrder, 'entry' | 'remotes'> {
  /** The probe that was built with the shell: `probe.cjs` beside the web server's own file. */
  program: string;
  /** Milliseconds until a release that says nothing is refused. */
  timeout?: number;
}

/** Megabytes of objects, as a server half has. */
const heap = 256;

/**
 * A probe that runs in a process of its own, as what it runs may end, loop or hang. The process is given nothing of this
 * one's environment but what certificates, calendars and a browser need.
 */
export const createProbe =
  ({ program, timeout = 60_000, ...place }: ProbeOptions): Probe =>
  async (entry, candidate) => {
    const label = `${entry.name} ${entry.version}`;
    const { TZ, NODE_EXTRA_CA_CERTS, PATH, HOME, TMPDIR } = process.env;
    const child = fork(program, [], {
      execArgv: [`--max-old-space-size=${heap}`],
      env: { TZ, NODE_EXTRA_CA_CERTS, PATH, HOME, TMPDIR },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const report = await new Promise<ProbeReport>((resolve) => {
      const fail = (problem: string) => resolve({ seen: [], problem: `${label} ${problem}` });
      const tooLate = setTimeout(() => fail(`was not tried to its end within ${timeout} ms.`), timeout);
      child.on('message', (told: ProbeReport) => resolve(told));
      child.on('error', ({ message }) => fail(`cannot be tried: ${message}`));
      child.on('exit', (code, signal) => fail(`ends its process (${signal ?? `code ${code}`}).`));
      child.on('exit', () => clearTimeout(tooLate));
      const order: ProbeOrder = { ...place, entry, remotes: candidate.remotes };
      child.send(order, (error) => error && fail(`cannot be tried: ${error.message}`));
    });
    child.kill('SIGKILL');
    if (report.problem !== undefined) throw new ReleaseRefused(report.problem);
    return report.seen;
  };
