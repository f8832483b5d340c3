/**
 * The value that a table holds under a name that somebody else wrote: a header, a path, a field of a body. Members
 * that every object inherits (`constructor`, `__proto__`) are no entries, so they give undefined like any other
 * unknown name. Outside of literal keys this is the one way to read such a table.
 */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
