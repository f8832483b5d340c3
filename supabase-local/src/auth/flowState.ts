import { createHash, randomUUID } from 'node:crypto';
import type { Queryable } from '../db/database';
import { AuthError, invalid } from './authError';
import { type Body, textField } from './readBody';
import type { SignInMethod } from './sessions';

/** The half of a PKCE exchange that the client sends first. */
export interface CodeChallenge {
  challenge: string;
  method: 's256' | 'plain';
}

export interface FlowStateRow {
  id: string;
  user_id: string | null;
  auth_code: string | null;
  code_challenge_method: 's256' | 'plain' | null;
  code_challenge: string | null;
  provider_access_token: string | null;
  authentication_method: SignInMethod;
  created_at: Date;
  referrer: string | null;
  oidc: { verifier: string; nonce: string } | null;
}

/** Reads `code_challenge` and its method; undefined without them. Throws `validation_failed`. */
export function readCodeChallenge(body: Body): CodeChallenge | undefined {
  const challenge = textField(body, 'code_challenge');
  const method = textField(body, 'code_challenge_method').toLowerCase();
  if (challenge === '' && method === '') return undefined;
  if (challenge === '' || method === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[\w.~-]+$/.test(challenge)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  if (method === 's256' || method === 'plain') return { challenge, method };
  throw invalid(`unsupported code_challenge method "${method}"`);
}

interface NewFlow {
  challenge: CodeChallenge | undefined;
  method: SignInMethod;
  provider: string;
  userId?: string;
  referrer?: string;
  oidc?: FlowStateRow['oidc'];
}

/** No mail and no provider is answered so late; the hosted service forgets its flows after a day, too. */
const flowStateLife = '1 day';

/** Remembers a sign-in that goes through a mail or another site; its id is the `state` there. */
export async function startFlow(db: Queryable, flow: NewFlow): Promise<FlowStateRow> {
  const { challenge, method, provider, userId, referrer, oidc } = flow;
  await db.query(`delete from auth.flow_state where created_at < now() - interval '${flowStateLife}'`);
  const { rows } = await db.query(
    `insert into auth.flow_state (auth_code, code_challenge, code_challenge_method, authentication_method,
       provider_type, user_id, referrer, oidc)
     values ($1, $2, $3::text::auth.code_challenge_method, $4, $5, $6::uuid, $7, $8::text::jsonb) returning *`,
    [
      challenge ? randomUUID() : null,
      challenge?.challenge ?? null,
      challenge?.method ?? null,
      method,
      provider,
      userId ?? null,
      referrer ?? null,
      oidc ? JSON.stringify(oidc) : null,
    ],
  );
  return rows[0] as unknown as FlowStateRow;
}

interface PassedFlow {
  userId: string;
  method: SignInMethod;
  /** Null: the user's newest one of this method. */
  flowId: string | null;
}

/** Marks a flow as passed and gives its code. Throws flow_state_not_found. */
export async function issueCode(db: Queryable, { userId, method, flowId }: PassedFlow): Promise<string> {
  const { rows } = await db.query(
    `update auth.flow_state set auth_code_issued_at = now() where id = coalesce($3::uuid, (
       select id from auth.flow_state where user_id = $1 and authentication_method = $2
       order by created_at desc limit 1))
     returning auth_code`,
    [userId, method, flowId],
  );
  if (rows[0]) return String(rows[0].auth_code);
  throw new AuthError(422, 'flow_state_not_found', 'No valid flow state found for user.');
}

/** Provider sign-ins must be finished within five minutes, mails within their own hour. */
const providerFlowLife = 300_000;

/** Ends a flow by its code and verifier. Throws flow_state_not_found, flow_state_expired, bad_code_verifier. */
export async function redeemCode(
  db: Queryable,
  code: string,
  verifier: string,
): Promise<FlowStateRow & { user_id: string }> {
  const { rows } = await db.query(
    'select * from auth.flow_state where auth_code = $1 and auth_code_issued_at is not null for update',
    [code],
  );
  const flow = rows[0] as unknown as FlowStateRow | undefined;
  if (!flow?.user_id) {
    throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  if (flow.authentication_method === 'oauth' && Date.now() > flow.created_at.getTime() + providerFlowLife) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
  const digest = createHash('sha256').update(verifier).digest('base64url');
  if ((flow.code_challenge_method === 's256' ? digest : verifier) !== flow.code_challenge) {
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
  await db.query('delete from auth.flow_state where id = $1', [flow.id]);
  return { ...flow, user_id: flow.user_id };
}
