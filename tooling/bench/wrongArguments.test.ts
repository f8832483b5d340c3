import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRepository } from '../workspace/repository';

test.each([
  ['load', ['--rate', 'x'], '--rate is not a number above 0: x'],
  ['load', ['--accounts', 'a.json'], '--accounts goes with --against: a shop of our own has accounts.'],
  ['load', ['--fast'], expect.stringMatching(/^Unknown option '--fast'[^\n]*$/)],
  ['fuzz', ['--calls', '1.5'], 'Give --calls and --seed as whole numbers.'],
  ['fuzz', ['--engine', 'mysql'], 'There is no such engine. Known: pglite, postgres.'],
  ['fuzz', ['--family', 'rust'], expect.stringMatching(/^There is no such family\. Known: rest, [^\n]*\.$/)],
  ['chaos', ['--rounds', '0'], '--rounds is not a number of rounds: 0'],
])('%s %j says in one line what is wrong, and builds nothing for it', async (command, args, line) => {
  const { DEBUG: _, ...env } = process.env;
  const program = inRepository('tooling/cli', `${command}.mjs`);
  const failure = promisify(execFile)(process.execPath, [program, ...args], { env });
  const { code, stdout, stderr } = await failure.then(
    () => ({ code: 0, stdout: '', stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect({ code, stdout, said: stderr.trimEnd() }).toEqual({ code: 1, stdout: '', said: line });
});
