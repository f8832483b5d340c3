import { format } from 'node:util';
import { currentRequest } from './requestScope';

/** An answer, as the log has it: nothing of who asked, and no query, in which people search and sign. */
export interface AnswerLine {
  method: string;
  path: string;
  status: number;
  /** Which of the server's kinds of answer it is. */
  kind: string;
  milliseconds: number;
}

/** `json` writes a line for programs, and one for each answer; otherwise faults alone, in sentences. */
const isJson = () => process.env.LOG_FORMAT === 'json';

/** Writes down what somebody should know: a sentence, and the error behind it. */
export function logFault(sentence: string, error?: unknown): void {
  if (isJson()) writeLine('error', sentence, { error: error === undefined ? undefined : describe(error) });
  else if (error === undefined) console.error(sentence);
  else console.error(sentence, error);
}

export function logAnswer({ milliseconds, ...answer }: AnswerLine): void {
  if (isJson()) writeLine('info', 'answered', { ...answer, ms: Math.round(milliseconds * 10) / 10 });
}

/** What this process prints from now on becomes lines of JSON that name its part, for code that is not the shop's own. */
export function logAsJson(part: string): void {
  if (!isJson()) return;
  for (const [method, level] of [
    ['error', 'error'],
    ['warn', 'warn'],
    ['info', 'info'],
    ['log', 'info'],
  ] as const)
    console[method] = (...said: unknown[]) => writeLine(level, format(...said), { part });
}

function writeLine(level: 'error' | 'warn' | 'info', message: string, more: Record<string, unknown>): void {
  const line = { time: new Date().toISOString(), level, message, request: currentRequest(), ...more };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : format(error);
