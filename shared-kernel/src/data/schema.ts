import type { Database as Generated } from './database.types';
import type { GeneratedFunctions, GeneratedTables, Json } from './generated';
import type { ColumnShapes, FunctionShapes } from './jsonShapes';

type Refine<Types, Shapes> = {
  [Name in keyof Types]: Name extends keyof Shapes ? Shapes[Name] : Types[Name];
};

type Tables = {
  [Name in keyof GeneratedTables]: Name extends keyof ColumnShapes
    ? {
        Row: Refine<GeneratedTables[Name]['Row'], ColumnShapes[Name]>;
        Insert: Refine<GeneratedTables[Name]['Insert'], ColumnShapes[Name]>;
        Update: Refine<GeneratedTables[Name]['Update'], ColumnShapes[Name]>;
        Relationships: GeneratedTables[Name]['Relationships'];
      }
    : GeneratedTables[Name];
};

type ArgsOf<Name extends keyof GeneratedFunctions> = Name extends keyof FunctionShapes
  ? FunctionShapes[Name] extends { Args: infer Shapes }
    ? Refine<GeneratedFunctions[Name]['Args'], Shapes>
    : GeneratedFunctions[Name]['Args']
  : GeneratedFunctions[Name]['Args'];

type ReturnsOf<Name extends keyof GeneratedFunctions> = Name extends keyof FunctionShapes
  ? FunctionShapes[Name] extends { Returns: infer Shape }
    ? Shape
    : GeneratedFunctions[Name]['Returns']
  : GeneratedFunctions[Name]['Returns'];

type Functions = {
  [Name in keyof GeneratedFunctions]: Omit<GeneratedFunctions[Name], 'Args' | 'Returns'> & {
    Args: ArgsOf<Name>;
    Returns: ReturnsOf<Name>;
  };
};

/** Names of shapes whose type is not there, or which say of it what cannot be: null alone may be added. */
type Misstated<Types, Shapes> = {
  [Name in keyof Shapes]: Name extends keyof Types
    ? Json extends Types[Name]
      ? never
      : NonNullable<Shapes[Name]> extends Types[Name]
        ? never
        : Name
    : Name;
}[keyof Shapes];

type MisstatedColumns = {
  [Name in keyof ColumnShapes]: Name extends keyof GeneratedTables
    ? Misstated<GeneratedTables[Name]['Row'], ColumnShapes[Name]>
    : Name;
}[keyof ColumnShapes];

/** Of the rows of `returns table` SQL knows no more than the names: whether they can be null, a shape says. */
type SameNames<Types, Shape> = [Types, Shape] extends [(infer Row)[], (infer Stated)[]]
  ? [keyof Row, keyof Stated] extends [keyof Stated, keyof Row]
    ? true
    : false
  : false;

type MisstatedFunctions = {
  [Name in keyof FunctionShapes]: Name extends keyof GeneratedFunctions
    ?
        | (FunctionShapes[Name] extends { Args: infer Shapes }
            ? Misstated<GeneratedFunctions[Name]['Args'], Shapes>
            : never)
        | (SameNames<GeneratedFunctions[Name]['Returns'], ReturnsOf<Name>> extends true
            ? never
            : Misstated<
                { [Key in Name]: GeneratedFunctions[Name]['Returns'] },
                { [Key in Name]: ReturnsOf<Name> }
              >)
    : Name;
}[keyof FunctionShapes];

/** Functions that answer JSON of which nothing is said. */
type UnstatedFunctions = {
  [Name in keyof GeneratedFunctions]: Json extends ReturnsOf<Name> ? Name : never;
}[keyof GeneratedFunctions];

/** The first of the types; it does not compile while any of the others names something. */
type Stated<Type, _Columns extends never, _Functions extends never, _Unstated extends never> = Type;

/**
 * What is in the database, for `SupabaseClient`: what the generator wrote, with the shapes of its JSON. A name that
 * an error shows here is one of `jsonShapes.ts` that the database does not have (any more), or misses there.
 */
export type Schema = Stated<
  {
    __InternalSupabase: Generated['__InternalSupabase'];
    public: Omit<Generated['public'], 'Tables' | 'Functions'> & { Tables: Tables; Functions: Functions };
  },
  MisstatedColumns,
  MisstatedFunctions,
  UnstatedFunctions
>;

/** A row of a table, all its columns. */
export type Row<Table extends keyof Tables> = Tables[Table]['Row'];

export type FunctionName = keyof Functions;
/** What a function of the database takes, by name. */
export type Arguments<Name extends FunctionName> = Functions[Name]['Args'];
/** What a function of the database answers. */
export type Answer<Name extends FunctionName> = Functions[Name]['Returns'];
