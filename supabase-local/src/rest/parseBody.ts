import { RestError } from './restError';

/** Deeper than anything that has a meaning here, and far from where the stack of a parser ends. */
const deepest = 100;

/** The JSON of a request; `undefined` without a body. Throws `RestError` PGRST102. */
export function parseBody(text: string): unknown {
  if (text === '') return undefined;
  const body = parseJson(text);
  if (isDeeper(body, deepest)) {
    throw new RestError(400, 'PGRST102', `The JSON is nested in more than ${deepest} levels`);
  }
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  }
}

/** Level by level: a function that calls itself would end where the stack does. */
function isDeeper(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; depth <= levels && level.length > 0; depth += 1) {
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []));
  }
  return level.length > 0;
}
