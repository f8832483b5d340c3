import { onOneEngine } from '@shop/test-databases';
import { databaseTypes } from './databaseTypes';

/** One of everything that a schema can have, beside what the shop has. */
const extras = `
  create type public.mood as enum ('calm', 'it''s fine');
  create domain public.percent as integer check (value between 0 and 100);
  create type public.span as (first date, last date);
  create table public.makers (
    id bigint generated always as identity primary key,
    name text not null,
    shout text generated always as (upper(name)) stored,
    state text not null default 'new' constraint makers_state check (state in ('new', 'left')),
    size text constraint makers_size check (size in ('small') or name = 'any'),
    mood public.mood,
    share public.percent not null,
    tags text[] not null default '{}',
    moods public.mood[] not null,
    open public.span,
    extra jsonb not null default '{}'
  );
  create table public.badges (
    maker_id bigint primary key references public.makers (id),
    giver_id bigint not null references public.makers (id)
  );
  create view public.new_makers as select id, name from public.makers where state = 'new';
  create function public.find_makers(p_name text, p_state text default null, p_limit integer default 5)
    returns setof public.makers language sql as 'select * from public.makers';
  create function public.one_maker() returns public.makers language sql as 'select * from public.makers limit 1';
  create function public.tell(p_id bigint) returns text language sql as 'select null::text';
  create function public.tell(p_mood public.mood) returns table (mood public.mood, count bigint)
    language sql as 'select p_mood, 1::bigint';
  create function public.days() returns setof date language sql as 'select current_date';
  create function public.halves(in p_all integer, out low integer, out high integer)
    language sql as 'select 1, 2';
  create function public.forget(p_span public.span) returns void language sql as '';
  create function public.on_write() returns trigger language plpgsql as 'begin return new; end';`;

onOneEngine('database types', (db) => {
  let types = '';
  /** What stands under a name, without the spaces. */
  const under = (name: string): string => {
    const at = types.search(new RegExp(`^ {6}${name}: \\{$`, 'm'));
    return types.slice(at, types.indexOf('\n      };', at)).replaceAll(/\s+/g, ' ');
  };
  beforeAll(async () => {
    for (const statement of extras.split(/;\n(?= {2}create)/)) await db().query(statement);
    types = await databaseTypes({ query: db().query });
  });

  it('gives columns the type they have, null where it may be, and the texts that a check allows', () => {
    expect(under('makers')).toContain(
      "Row: { extra: Json; id: number; mood: Database['public']['Enums']['mood'] | null; " +
        "moods: (Database['public']['Enums']['mood'])[]; name: string; " +
        "open: Database['public']['CompositeTypes']['span'] | null; share: number; shout: string | null; " +
        "size: string | null; state: 'new' | 'left'; tags: string[]; }",
    );
  });

  it('lets nobody write what the database computes, and leaves out what has a default or may be null', () => {
    expect(under('makers')).toContain(
      "Insert: { extra?: Json; id?: never; mood?: Database['public']['Enums']['mood'] | null; " +
        "moods: (Database['public']['Enums']['mood'])[]; name: string; " +
        "open?: Database['public']['CompositeTypes']['span'] | null; share: number; shout?: never; " +
        "size?: string | null; state?: 'new' | 'left'; tags?: string[]; }",
    );
    expect(under('makers')).toContain('Update: { extra?: Json; id?: never;');
  });

  it('knows which rows refer to one row alone', () => {
    expect(under('badges')).toContain(
      "Relationships: [ { foreignKeyName: 'badges_giver_id_fkey'; columns: ['giver_id']; isOneToOne: false; " +
        "referencedRelation: 'makers'; referencedColumns: ['id']; }, " +
        "{ foreignKeyName: 'badges_maker_id_fkey'; columns: ['maker_id']; isOneToOne: true;",
    );
  });

  it('only reads views', () => {
    expect(under('new_makers')).toBe(
      ' new_makers: { Row: { id: number | null; name: string | null; }; Relationships: [];',
    );
  });

  it('takes null for arguments whose default is null, and answers rows by their table', () => {
    expect(under('find_makers')).toBe(
      ' find_makers: { Args: { p_name: string; p_state?: string | null; p_limit?: number; }; ' +
        "Returns: Database['public']['Tables']['makers']['Row'][]; " +
        "SetofOptions: { from: '*'; to: 'makers'; isOneToOne: false; isSetofReturn: true; };",
    );
    expect(under('one_maker')).toContain(
      "Args: never; Returns: Database['public']['Tables']['makers']['Row']; " +
        "SetofOptions: { from: '*'; to: 'makers'; isOneToOne: true; isSetofReturn: false; };",
    );
  });

  it('answers sets, tables, out arguments and nothing', () => {
    expect(under('days')).toContain('Returns: string[];');
    expect(under('halves')).toContain('Args: { p_all: number; }; Returns: { low: number; high: number; };');
    expect(under('forget')).toContain(
      "Args: { p_span: Database['public']['CompositeTypes']['span']; }; Returns: undefined;",
    );
  });

  it('unites overloads, and leaves triggers out', () => {
    expect(types.replaceAll(/\s+/g, ' ')).toContain(
      'tell: { Args: { p_id: number; }; Returns: string; } | ' +
        "{ Args: { p_mood: Database['public']['Enums']['mood']; }; " +
        "Returns: { mood: Database['public']['Enums']['mood']; count: number; }[]; };",
    );
    expect(types).not.toContain('on_write');
  });

  it('names enums, composite types and domains', () => {
    const flat = types.replaceAll(/\s+/g, ' ');
    expect(flat).toContain("Enums: { mood: 'calm' | 'it\\'s fine'; };");
    expect(flat).toContain('CompositeTypes: { span: { first: string | null; last: string | null; }; };');
  });

  it('refuses a type that has no counterpart', async () => {
    await db().query('create table public.places (at point)');
    await expect(databaseTypes({ query: db().query })).rejects.toThrow('pg_catalog.point has no counterpart');
    await db().query('drop table public.places');
  });
});
