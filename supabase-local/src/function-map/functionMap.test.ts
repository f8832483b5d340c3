import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryDir } from '../folders';
import { openDatabase, type TestDatabase } from '../testing/databases/testDatabases';
import { quotedNames } from './findNamers';
import { functionMap, marker, summary } from './functionMap';
import { toChapter } from './readChapters';
import { calledIn } from './readFunctions';

describe('the map of SQL functions', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openDatabase('PGlite');
  });
  afterAll(() => db.stop());

  it('in supabase/README.md is true; npm run db:map writes it', async () => {
    const readme = await readFile(join(repositoryDir, 'supabase/README.md'), 'utf8');
    const [, written] = readme.split(`${marker}\n`);
    expect(written).toBe(await functionMap(db.query, repositoryDir));
  });

  it('names the callers of a function, in SQL and in pages', async () => {
    const map = await functionMap(db.query, repositoryDir);
    const row = (name: string) => map.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '';
    expect(row('**place_order**')).toMatch(
      / \| visitors, shoppers \| .*`shared-kernel\/src\/data\/orders\.ts`/,
    );
    expect(row('check_quote')).toMatch(/ \| – \| `place_order` \|$/);
    expect(row('mail_order_event')).toMatch(/\| trigger on order_events \|$/);
    expect(row('refuse_change')).toContain('trigger on admin_actions, credit_entries, ');
    expect(row('is_gstin')).toContain('check of vendor_applications');
    expect(row('before_request')).toContain('setting pgrst.db_pre_request');
    expect(row('**save_product**')).toContain(' | staff | ');
    expect(row('**take_mails**')).toContain(' | service | ');
  });

  it('refuses a function that no migration defines', async () => {
    const query: typeof db.query = async (sql) => {
      const { rows } = await db.query(sql);
      const stray = { name: 'public.stray', comment: '', source: '', roles: [] };
      return { rows: sql.includes('prosrc') ? [...rows, stray] : rows };
    };
    await expect(functionMap(query, repositoryDir)).rejects.toThrow('Defined in no migration: public.stray');
  });
});

it('reads title, intro and functions of a migration in their order', () => {
  const sql = `-- Gift cards: bought
-- by anybody.
--
-- More.

create table public.cards ();

create function private.second(p_a text) returns void as $$ $$;
create or replace function public.first(
) returns void as $$ $$;
`;
  expect(toChapter('20261122017000_gift_cards.sql', sql)).toEqual({
    file: '20261122017000_gift_cards.sql',
    title: 'Gift cards',
    intro: 'Gift cards: bought by anybody.',
    functions: ['private.second', 'public.first'],
  });
});

it('finds calls in SQL, not names in comments, tables or aliases', () => {
  const sql = `select private.one (1), p.two(2) from public.three t -- private.four()
    where public.five(t.id)`;
  expect([...calledIn(sql)]).toEqual(['private.one', 'public.five']);
});

it('finds names in quotes, no parts of texts, and nothing in types or comments', () => {
  const code = `call('get_bag'); rpc("a_b"); x = 'no, get_bag';
    /** As 'quote_order' does. */
    // or 'place_order'
    type Bag = Answer<'merge_bag'>;
  `;
  expect([...quotedNames(code)]).toEqual(['get_bag', 'a_b']);
});

it('keeps the first sentence of a comment, without what is raised', () => {
  expect(summary('Returns the bag. Raises UNKNOWN_VARIANT.')).toBe('Returns the bag.');
  expect(summary('Raises INVALID_INPUT {field}.')).toBe('Raises INVALID_INPUT {field}.');
  expect(summary('Sets it; 0 removes it. Returns the bag.')).toBe('Sets it; 0 removes it.');
});
