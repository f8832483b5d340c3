import fc from 'fast-check';
import type { Role } from '../catalogue';
import type { Callers } from '../shopBackend';

export interface Caller {
  role: Role;
  /** Undefined sends none. */
  token: string | undefined;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${part({ role: 'service_role', exp: 4e9 })}.`;

/** Everybody who may call, at times with a broken token. */
export function callerOf({ anon, shopper, admin, service }: Callers): fc.Arbitrary<Caller> {
  const [head = '', claims = ''] = shopper.split('.');
  const honest = (token: string, role: Role): Caller => ({ role, token });
  const broken = [
    undefined,
    '',
    'x',
    '..',
    unsigned,
    `${head}.${claims}.AAAA`,
    `${shopper}x`,
    '__proto__',
    'constructor',
    'a'.repeat(5_000),
  ];
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(honest(anon, 'anon')) },
    { weight: 4, arbitrary: fc.constant(honest(shopper, 'authenticated')) },
    { weight: 6, arbitrary: fc.constant(honest(admin, 'authenticated')) },
    { weight: 4, arbitrary: fc.constant(honest(service, 'service_role')) },
    { weight: 1, arbitrary: fc.constantFrom(...broken).map((token): Caller => ({ role: 'anon', token })) },
  );
}

/** The headers of a call to a service behind the gateway. */
export function headersOf({ token }: Caller, { anon }: Callers): Record<string, string> {
  return { apikey: anon, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
}
