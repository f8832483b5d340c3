import { lookUp } from '@shop/kernel/domain';
const byCode = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '57P01': 503,
  P0001: 400,
};

const byClass = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  // Too long or too deep is what the caller sent; the hosted service says 500.
  '54': 400,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** HTTP status of a database error, by the hosted data service's table; `PTnnn` carries its own. */
export function statusOfSqlState(
  { code, message }: { code: string; message: string },
  signedIn: boolean,
): number {
  const own = /^PT([1-5]\d\d)$/.exec(code)?.[1];
  if (own) return Number(own);
  if (code === '42501') return signedIn ? 403 : 401;
  if (code === '21000') return message.endsWith('requires a WHERE clause') ? 400 : 500;
  if (code === '22023') return /^role .* does not exist$/.test(message) ? 401 : 400;
  return lookUp(byCode, code) ?? lookUp(byClass, code.slice(0, 2)) ?? 400;
}
