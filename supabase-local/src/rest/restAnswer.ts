import { RestError } from './restError';

export interface RestAnswer {
  status: number;
  headers: Record<string, string>;
  /** JSON text, or null for no content. */
  body: string | null;
}

interface RowsAnswer {
  /** A JSON array as Postgres wrote it. */
  json: string;
  size: number;
  offset: number;
  /** Rows without limit and offset, when counting was asked for. */
  total: number | null;
  single: boolean;
  status: number;
}

/** Rows with `Content-Range`. Throws PGRST116 when one object was asked for and there is not exactly one row. */
export function rowsAnswer({ json, size, offset, total, single, status }: RowsAnswer): RestAnswer {
  if (single && size !== 1) {
    throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${size} rows`,
    });
  }
  if (total !== null && offset > 0 && offset > total) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    });
  }
  const range = size > 0 ? `${offset}-${offset + size - 1}` : '*';
  return {
    status: status === 200 && total !== null && size < total ? 206 : status,
    headers: {
      'Content-Type': `${single ? 'application/vnd.pgrst.object+json' : 'application/json'}; charset=utf-8`,
      'Content-Range': `${range}/${total ?? '*'}`,
    },
    body: single ? json.trim().slice(1, -1) : json,
  };
}

/** One JSON value, or no content. */
export function valueAnswer(json: string | null): RestAnswer {
  if (json === null) return { status: 204, headers: {}, body: null };
  return { status: 200, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body: json };
}

/** What a function said of its answer, as PostgREST reads it. */
export interface Told {
  /** `response.headers`: a JSON list of objects of one header each. */
  headers: string | null;
  /** `response.status`. */
  status: string | null;
}

/** The answer as the function has told it. Throws PGRST111 and PGRST112 for what cannot be read. */
export function asTold({ headers, status }: Told, answer: RestAnswer): RestAnswer {
  const named = headers ? parseHeaders(headers) : {};
  if (!named) throw new RestError(500, 'PGRST111', 'response.headers guc must be a JSON array');
  if (status && !/^[1-5]\d\d$/.test(status))
    throw new RestError(500, 'PGRST112', 'response.status guc must be a valid status code');
  return {
    ...answer,
    status: status ? Number(status) : answer.status,
    headers: { ...answer.headers, ...named },
  };
}

function parseHeaders(told: string): Record<string, string> | undefined {
  try {
    const list: unknown = JSON.parse(told);
    if (!Array.isArray(list)) return undefined;
    const entries = list.flatMap((header: unknown) => Object.entries(Object(header) as object));
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  } catch {
    return undefined;
  }
}
