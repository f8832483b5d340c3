import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { type Answer, type Call, methodOf, type Silence, toCommand } from './call';
import { breachIn, longestAnswer } from './laws';
import { memoryOf } from './memoryOf';
import { createSender, type Sender } from './sendCall';
import type { Target } from './target';

/** Calls to surfaces of one kind. */
export interface Family<Place extends Target = Target> {
  name: string;
  /** How many calls are drawn at a time; before each such round `prepare` runs. */
  round: number;
  /** What the calls of a round are drawn from: valid ones, most of them, and mutations of them. */
  prepare(place: Place, seed: number): Promise<Round>;
  /** Puts back what the rounds changed outside the database. */
  finish?(place: Place): Promise<void>;
}

export interface Round {
  calls: fc.Arbitrary<Call>;
  /** What somebody has to know to see a breach again, besides the call. */
  situation?: string;
}

export interface FuzzOptions {
  calls: number;
  seed: number;
  /** Calls under way at a time. */
  concurrency: number;
}

export interface Breach {
  law: string;
  /** Sends the smallest call that was found to break it. */
  command: string;
  situation: string | undefined;
  times: number;
}

export interface Findings {
  family: string;
  calls: number;
  /** How many answers had which status; 0 where the server hung up on what was no request. */
  statuses: Map<number, number>;
  /** Milliseconds. */
  slowest: number;
  /** MB. */
  memory: { before: number; after: number };
  breaches: Breach[];
  crashed: boolean;
}

/** One call in so many is made alone, between two looks at what is stored. */
const watchedShare = 10;
/** How often a call that is put off is made again, a second apart. */
const mostAgain = 5;
/** Kinds of breaches that are shrunk; the others of a run are counted. */
const shrunkBreaches = 8;

/** Makes `calls` calls and judges every answer. Stops early only when the server is gone. */
export async function fuzzFamily<Place extends Target>(
  family: Family<Place>,
  place: Place,
  options: FuzzOptions,
): Promise<Findings> {
  const sender = createSender(place.url);
  const run = new FamilyRun(family.name, place, sender, options);
  try {
    const warm = Math.ceil(options.calls / 5);
    for (let number = 0; run.findings.calls < options.calls && !run.findings.crashed; number += 1) {
      const seed = options.seed + number * 7919;
      const round = await family.prepare(place, seed);
      const size = Math.min(family.round, options.calls - run.findings.calls);
      await run.makeRound(round, seed, size);
      if (!run.findings.crashed && run.findings.calls - size < warm)
        run.findings.memory.before = await memoryOf(place.pid);
    }
    if (!run.findings.crashed) run.findings.memory.after = await memoryOf(place.pid);
    return run.findings;
  } finally {
    sender.close();
    await family.finish?.(place);
  }
}

class FamilyRun {
  readonly findings: Findings;
  constructor(
    name: string,
    private readonly place: Target,
    private readonly sender: Sender,
    private readonly options: FuzzOptions,
  ) {
    const memory = { before: 0, after: 0 };
    this.findings = {
      family: name,
      calls: 0,
      statuses: new Map(),
      slowest: 0,
      memory,
      breaches: [],
      crashed: false,
    };
  }

  async makeRound({ calls, situation }: Round, seed: number, size: number): Promise<void> {
    const drawn = fc.sample(calls, { seed, numRuns: size });
    const watched = Math.floor(size / watchedShare);
    const found: { index: number; law: string }[] = [];
    const judge = async (index: number, answer: Answer | Silence, call: Call) => {
      const law = await this.judge(call, answer);
      if (law) found.push({ index, law });
      return law;
    };
    await this.makeWatched(drawn.slice(0, watched), judge);
    let next = watched;
    const work = async () => {
      for (let index = next++; index < drawn.length; index = next++) {
        const call = drawn[index];
        if (call) await judge(index, await this.sender.send(call), call);
      }
    };
    await Promise.all(Array.from({ length: this.options.concurrency }, work));
    this.findings.crashed = !(await this.isAlive());
    for (const { index, law } of found.sort((a, b) => a.index - b.index)) {
      const known = this.findings.breaches.find((breach) => breach.law === law);
      const call = drawn[index];
      if (known) known.times += 1;
      else if (call) await this.addBreach(call, law, situation, { calls, seed, index });
    }
  }

  /** A refused call leaves everything as it was. */
  private async makeWatched(
    calls: Call[],
    judge: (index: number, answer: Answer | Silence, call: Call) => Promise<string | undefined>,
  ): Promise<void> {
    let before: string | undefined;
    for (const [index, call] of calls.entries()) {
      before ??= await this.settled();
      const answer = await this.sender.send(call);
      const law = await judge(index, answer, call);
      // Without a body it is Node that speaks, of bytes behind a request which may have been served.
      const refused =
        !('silence' in answer) && answer.status >= 400 && !(call.raw !== undefined && answer.text === '');
      const after = refused ? await this.place.fingerprint() : undefined;
      const wrote = !law && after !== undefined && after !== before && (await this.writesAgain(call));
      if (wrote) await judge(index, { silence: 'wrote something and was refused', milliseconds: 0 }, call);
      before = after;
    }
  }

  /**
   * Whether it was this call, each of three times: a webhook of an earlier one, which the provider repeats after a
   * pause, may have come between two looks.
   */
  private async writesAgain(call: Call): Promise<boolean> {
    for (let time = 0; time < 3; time++) {
      const before = await this.settled();
      const answer = await this.sender.send(call);
      const refused = !('silence' in answer) && answer.status >= 400;
      if (!refused || (await this.place.fingerprint()) === before) return false;
    }
    return true;
  }

  /** What is stored, once nothing changes that an earlier call left behind. */
  private async settled(): Promise<string> {
    for (let before = await this.place.fingerprint(); ;) {
      const now = await this.place.fingerprint();
      if (now === before) return now;
      before = now;
    }
  }

  private async judge(call: Call, first: Answer | Silence): Promise<string | undefined> {
    const { findings } = this;
    findings.calls += 1;
    findings.slowest = Math.max(findings.slowest, Math.round(first.milliseconds));
    if (!('silence' in first))
      findings.statuses.set(first.status, (findings.statuses.get(first.status) ?? 0) + 1);
    const answer = await this.comeAgain(call, first);
    const law = breachIn(call, answer, this.place.secrets);
    if (law) return `${surfaceOf(call)} ${law}`;
    if (answer.milliseconds <= longestAnswer) return undefined;
    // A busy machine is no breach; what hangs does so again.
    const { milliseconds } = await this.sender.send(call);
    if (milliseconds > longestAnswer) return `${surfaceOf(call)} takes ${Math.round(milliseconds)} ms`;
  }

  /** What a busy machine did not finish in time asks to come again, and is there then. */
  private async comeAgain(call: Call, first: Answer | Silence): Promise<Answer | Silence> {
    let answer = first;
    for (let time = 0; time < mostAgain && asksToComeAgain(answer); time += 1) {
      await setTimeout(1000);
      answer = await this.sender.send(call);
    }
    return answer;
  }

  private async isAlive(): Promise<boolean> {
    const call: Call = { service: 'web', method: 'GET', path: this.place.health, headers: {} };
    const answer = await this.sender.send(call);
    return !('silence' in answer) && answer.status === 200;
  }

  private async addBreach(
    call: Call,
    law: string,
    situation: string | undefined,
    draw: { calls: fc.Arbitrary<Call>; seed: number; index: number },
  ): Promise<void> {
    const { breaches, crashed } = this.findings;
    const smallest = breaches.length < shrunkBreaches && !crashed ? await this.shrink(law, draw) : undefined;
    breaches.push({ law, command: toCommand(smallest ?? call, this.place.names), situation, times: 1 });
  }

  /** The smallest call that breaks the same law, when the one that was found does so again. */
  private async shrink(
    law: string,
    { calls, seed, index }: { calls: fc.Arbitrary<Call>; seed: number; index: number },
  ): Promise<Call | undefined> {
    const property = fc.asyncProperty(calls, async (call) => {
      const breach = breachIn(call, await this.sender.send(call), this.place.secrets);
      return breach === undefined || `${surfaceOf(call)} ${breach}` !== law;
    });
    const path = String(index);
    const result = await fc.check(property, {
      seed,
      path,
      numRuns: index + 1,
      interruptAfterTimeLimit: 5_000,
    });
    return result.counterexample?.[0];
  }
}

const asksToComeAgain = (answer: Answer | Silence) =>
  !('silence' in answer) && answer.status === 503 && 'retry-after' in answer.headers;

/** The route without what is drawn, so that a thousand breaches of one kind count as one. */
function surfaceOf({ method, path, raw }: Call): string {
  const parts = (path.split(/[?%]/)[0] ?? '').split('/').slice(0, 5);
  const known = parts.map((part) =>
    /\d|[^\w.-]/.test(part) && !/^v1$/.test(part) ? '…' : part.slice(0, 40),
  );
  return `${methodOf({ method, raw }) || '?'} ${known.join('/')}`;
}
