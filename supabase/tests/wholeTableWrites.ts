/**
 * Statements of a function's body that change or delete rows without a condition. The platform's data API loads
 * `safeupdate`, which refuses them in whatever a request calls, for the server too; `where true` says that it is meant.
 */
export function wholeTableWrites(body: string): string[] {
  const sql = body.replace(/--.*/g, '').replace(/'(?:[^']|'')*'/g, "''");
  return [...sql.matchAll(/\b(?:update\s+[\w.]+(?:\s+\w+)?\s+set|delete\s+from)\s/gi)]
    .map(({ index }) => statementAt(sql, index))
    .filter((statement) => !/\bwhere\b/i.test(withoutBrackets(statement)));
}

/** To the end of the statement, or of the brackets it stands in. */
function statementAt(sql: string, start: number): string {
  let depth = 0;
  for (let i = start; i < sql.length; i += 1) {
    if (sql[i] === '(') depth += 1;
    if (sql[i] === ')') depth -= 1;
    if (depth < 0 || (sql[i] === ';' && depth === 0)) return sql.slice(start, i);
  }
  return sql.slice(start);
}

function withoutBrackets(statement: string): string {
  const shorter = statement.replace(/\([^()]*\)/g, ' ');
  return shorter === statement ? statement : withoutBrackets(shorter);
}
