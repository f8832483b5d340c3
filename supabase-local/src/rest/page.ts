import type { HeaderReader } from '../http/headerReader';
import type { QueryNode } from './parseQuery';

/** No answer has more rows, as on the hosted service (`max_rows` of supabase/config.toml). */
const maxRows = 1000;

/** Limit and offset of a read: the `Range` header wins over parameters. Returns the node to query. */
export function paged(node: QueryNode, headers: HeaderReader): QueryNode {
  const range = /^(\d+)-(\d*)$/.exec(headers.get('range') ?? '');
  const offset = range ? Number(range[1]) : node.offset;
  const asked = range ? (range[2] ? Number(range[2]) - Number(range[1]) + 1 : undefined) : node.limit;
  return { ...node, offset, limit: Math.max(0, Math.min(asked ?? maxRows, maxRows)) };
}
