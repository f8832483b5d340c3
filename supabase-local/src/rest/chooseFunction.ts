import { notImplemented, RestError } from './restError';
import type { ApiFunction, SchemaCache } from './schemaCache';

/** The overload that takes exactly these argument names. Throws PGRST202 (none), PGRST203 (several), 501. */
export function chooseFunction(schema: SchemaCache, name: string, given: string[]): ApiFunction {
  const overloads = schema.functions.get(name) ?? [];
  const inputs = overloads.flatMap((overload) => overload.arguments);
  if (inputs.some((argument) => argument.name === ''))
    throw notImplemented('functions with a parameter that has no name');
  if (inputs.some(({ variadic }) => variadic)) throw notImplemented('variadic functions');
  const fitting = overloads.filter(
    (candidate) =>
      given.every((key) => candidate.arguments.some((argument) => argument.name === key)) &&
      candidate.arguments.every((argument) => !argument.required || given.includes(argument.name)),
  );
  const [found, ...others] = fitting;
  if (!found) throw noFunction(name, given);
  if (others.length === 0) return found;
  const list = fitting.map((candidate) => `public.${name}(${candidate.arguments.map(signature).join(', ')})`);
  throw new RestError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${list.join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  );
}

function signature({ name, type }: { name: string; type: string }): string {
  return `${name} => ${type}`;
}

function noFunction(name: string, given: string[]): RestError {
  const list = [...given].sort().join(', ');
  const shown = given.length > 0 ? `(${list})` : ' without parameters';
  const searched =
    given.length > 0 ? ` with parameter${given.length > 1 ? 's' : ''} ${list}` : ' without parameters';
  return new RestError(
    404,
    'PGRST202',
    `Could not find the function public.${name}${shown} in the schema cache`,
    {
      details: `Searched for the function public.${name}${searched} or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`,
    },
  );
}
