import sequencer from '@jest/test-sequencer';

const TestSequencer = sequencer.default ?? sequencer;

/** Files that take ten seconds and more, longest first. One that began last would keep the other cores waiting. */
const longest = [
  'fuzz/src/backend.test.ts',
  'supabase-local/src/auth/tableAccess.test.ts',
  'supabase-local/src/rest/staffAccess.test.ts',
  'fuzz/src/web.test.ts',
  'supabase/tests/adminLargeImport.test.ts',
  'tooling/run/hostileServerHalves.test.ts',
  'supabase-local/src/main.test.ts',
  'supabase-local/src/faults/damagedFolder.test.ts',
  'supabase-local/src/faults/killedUnderOrders.test.ts',
];

/** The longest first, then as Jest would have it, which on a fresh clone knows no times and goes by size. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const index = longest.findIndex((name) => path.endsWith(name));
      return index < 0 ? longest.length : index;
    };
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
}
