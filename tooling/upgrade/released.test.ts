import { findFaults, hashFiles, readReleased } from './released';

const chapters = 'supabase/migrations';
const released = { files: { [`${chapters}/1_a.sql`]: 'a', [`${chapters}/3_c.sql`]: 'c' } };

test('what was released of the database is as it was, and what is new comes after it', () => {
  expect(findFaults(readReleased(), hashFiles())).toEqual([]);
});

test('every file of the database that runs once is looked at', () => {
  const paths = Object.keys(hashFiles());
  expect(paths).toContain(`${chapters}/20261122001000_foundation.sql`);
  expect(paths).toContain('supabase-local/platform/01_roles.sql');
});

test.each([
  ['as released', { '1_a': 'a', '3_c': 'c' }, []],
  ['with a later one', { '1_a': 'a', '3_c': 'c', '4_d': 'd' }, []],
  ['with an edited one', { '1_a': 'other', '3_c': 'c' }, [/1_a\.sql was released and is edited/]],
  ['without one', { '3_c': 'c' }, [/1_a\.sql was released and is gone/]],
  ['with one in between', { '1_a': 'a', '2_b': 'b', '3_c': 'c' }, [/2_b\.sql is new and stands before/]],
])('files %s', (_how, names, faults) => {
  const today = Object.fromEntries(
    Object.entries(names).map(([name, hash]) => [`${chapters}/${name}.sql`, hash]),
  );
  const found = findFaults(released, today);
  expect(found).toHaveLength(faults.length);
  for (const [index, fault] of faults.entries()) expect(found[index]).toMatch(fault);
});

test('before the first release every file may be edited', () => {
  expect(findFaults({ files: {} }, { [`${chapters}/1_a.sql`]: 'anything' })).toEqual([]);
});
