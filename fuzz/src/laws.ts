import { atThisPace } from '@shop/tooling/pace';
import { type Answer, type Call, methodOf, type Silence } from './call';
import { leakIn } from './leaks';
import { misshapen } from './shapes';

/** No answer may take longer, in milliseconds: five seconds, and more where the machine is slow or busy. */
export const longestAnswer = atThisPace(5_000);

/** How an answer breaks the law, in words, or undefined. `answers 5..` covers all but a documented 501. */
export function breachIn(
  call: Call,
  answer: Answer | Silence,
  secrets: readonly string[],
): string | undefined {
  if ('silence' in answer) return answer.silence;
  const { status, text } = answer;
  if (status >= 500 && !isDocumented(call, answer)) return `answers ${status}`;
  const leak = leakIn(status, text, secrets, [call.raw, call.path, call.body?.toString()].join(' '));
  if (leak) return `tells ${leak}`;
  const fault = misshapen(call, answer);
  return fault && `an answer ${status} ${fault}`;
}

/** What is not implemented says so by name (supabase-local/README.md). */
const isDocumented = (call: Call, { status, text }: Answer) =>
  status === 501 && (text.includes('does not implement') || methodOf(call) === 'HEAD');
