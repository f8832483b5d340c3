import path from 'node:path';

/** What Jest writes with `--json`, as far as it counts here. */
export interface JestReport {
  testResults: { name: string; status: string }[];
}

/** How many files of a run may need their second try. */
const mostSecondTries = 2;

/** What always has to hold (stock, money, roles) is shown here, and holds the first time. */
const lawful = /^(supabase|supabase-local|fuzz)\//;

/**
 * Files, as paths in the repository at `root`, that may be run once more, alone, because a busy machine may have failed
 * them (docs/adr/0048). None when there are more than a busy machine explains, or when a law is among them.
 */
export function filesForSecondTry({ testResults }: JestReport, root: string): string[] {
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => path.relative(root, name));
  return failed.length > mostSecondTries || failed.some((file) => lawful.test(file)) ? [] : failed;
}
