import type { Context } from 'hono';
import { lookUp } from '@shop/kernel/domain';
import { invalid } from './authError';
import { asAuthAdmin, type AuthService } from './authService';
import { requireUser } from './requireUser';

const conditions = {
  global: 'user_id = $1',
  local: 'user_id = $1 and id = $2::uuid',
  others: 'user_id = $1 and id <> $2::uuid',
};

/** POST /logout: ends sessions, and with them their refresh tokens. Throws `AuthError`. */
export async function logout(service: AuthService, c: Context): Promise<Response> {
  const scope = c.req.query('scope') || 'global';
  const condition = lookUp(conditions, scope);
  if (!condition) throw invalid(`Unsupported logout scope "${scope}"`);
  const { user, session } = await requireUser(service, c.req.raw.headers);
  await asAuthAdmin(service, (tx) =>
    tx.query(
      `delete from auth.sessions where ${condition}`,
      scope === 'global' ? [user.id] : [user.id, session.id],
    ),
  );
  return c.body(null, 204);
}
