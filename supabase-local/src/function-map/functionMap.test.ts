import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openDatabase } from '@shop/test-databases';
import { findNamers, quotedNames } from './findNamers';
import { functionMap, summary } from './functionMap';
import { type Chapter, toChapter } from './readChapters';
import { calledIn, readFunctions, type SqlFunction } from './readFunctions';

it('reads from a migrated database what a function does, who may call it and what runs it', async () => {
  const db = await openDatabase('PGlite');
  try {
    const functions = await readFunctions(db.query);
    const read = (name: string) => functions.find((each) => each.name === name);
    expect(read('public.get_bag')).toMatchObject({ roles: ['anon', 'authenticated'], uses: [] });
    expect(read('public.take_mails')).toMatchObject({ roles: ['service_role'] });
    expect(read('private.is_gstin')).toMatchObject({ roles: [], uses: ['check of vendor_applications'] });
    expect(read('private.is_gstin')?.comment).not.toBe('');
    expect(read('private.before_request')?.uses).toEqual(['setting pgrst.db_pre_request']);
    expect(read('private.refuse_change')?.uses[0]).toMatch(/^trigger on admin_actions, credit_entries, /);
    expect(read('private.has_right')?.uses[0]).toMatch(/^policies of admin_actions, /);
    expect(calledIn(read('public.place_order')?.source ?? '')).toContain('private.make_order');
    // A line of the map stands for a name.
    expect(new Set(functions.map(({ name }) => name)).size).toBe(functions.length);
  } finally {
    await db.stop();
  }
});

it('finds the files that name a function in code, not in tests', async () => {
  const repository = await mkdtemp(join(tmpdir(), 'shop-namers-'));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(repository, path)), { recursive: true });
    await writeFile(join(repository, path), text);
  };
  try {
    for (const folder of ['shared-kernel/src', 'shell/src', 'supabase/functions'])
      await mkdir(join(repository, folder), { recursive: true });
    await write('mf-bag/src/bag/Bag.tsx', `db.rpc('get_bag')`);
    await write('mf-bag/src/bag/Bag.test.tsx', `db.rpc('get_bag')`);
    await write('mf-bag/src/testing/fake.ts', `answers('get_bag')`);
    await write('supabase/functions/sweep/handler.ts', `db.call<Mail>('take_mails'); db.call('get_bag')`);
    expect(await findNamers(repository)).toEqual(
      new Map([
        ['get_bag', ['mf-bag/src/bag/Bag.tsx', 'supabase/functions/sweep/handler.ts']],
        ['take_mails', ['supabase/functions/sweep/handler.ts']],
      ]),
    );
  } finally {
    await rm(repository, { recursive: true });
  }
});

describe('the map', () => {
  const sqlFunction = (name: string, over: Partial<SqlFunction> = {}): SqlFunction => ({
    name,
    comment: `What ${name} does.`,
    source: '',
    roles: [],
    uses: [],
    ...over,
  });
  const chapter = (file: string, functions: string[]): Chapter => ({
    file,
    title: file,
    intro: 'About.',
    functions,
  });
  const rows = (map: string) => map.split('\n').filter((line) => /^\| (?!Function|---)/.test(line));

  it('names callers in SQL and in files, and who may call', () => {
    const functions = [
      sqlFunction('public.buy', { source: 'perform private.take(1);', roles: ['anon', 'authenticated'] }),
      sqlFunction('public.keep', {
        source: `private.require_right('log')`,
        roles: ['anon', 'authenticated'],
      }),
      sqlFunction('private.take', { uses: ['trigger on orders'] }),
      sqlFunction('private.require_right'),
    ];
    const map = functionMap(
      functions,
      [
        chapter(
          '1_orders.sql',
          functions.map(({ name }) => name),
        ),
      ],
      new Map([
        ['buy', ['mf-a/src/buy.ts']],
        ['take', ['mf-a/src/somethingElse.ts']],
      ]),
    );
    expect(rows(map)).toEqual([
      '| **buy** | What public.buy does. | visitors, shoppers | `mf-a/src/buy.ts` |',
      '| **keep** | What public.keep does. | staff: log | – |',
      '| take | What private.take does. | – | `buy`, trigger on orders |',
      '| require_right | What private.require_right does. | – | `keep` |',
    ]);
  });

  it('shows a function where it was defined last, and counts callers that are many', () => {
    const callers = Array.from({ length: 10 }, (_, i) =>
      sqlFunction(`private.f${i}`, { source: 'private.x()' }),
    );
    const names = callers.map(({ name }) => name);
    const map = functionMap(
      [sqlFunction('private.x'), ...callers],
      [chapter('1_a.sql', ['private.x', ...names]), chapter('2_b.sql', ['private.x'])],
      new Map(),
    );
    const [, second = ''] = map.split('### [2_b.sql](migrations/2_b.sql)');
    expect(rows(second)).toEqual([
      '| x | What private.x does. | – | `f0`, `f1`, `f2`, `f3`, `f4`, `f5`, `f6`, `f7`, 2 more |',
    ]);
    expect(rows(map)).toHaveLength(11);
  });

  it('refuses a function that no migration defines', () => {
    expect(() => functionMap([sqlFunction('public.stray')], [], new Map())).toThrow(
      'Defined in no migration: public.stray',
    );
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
