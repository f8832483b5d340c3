import { answer, edgeFunctions, type FunctionContext } from '@shop/supabase/functions';
import type { SandboxPay } from '../sandbox-pay/sandboxPay';

/** One round of what nobody waits for: the provider's own, then the shop's. Rejects with what failed. */
export function createSweepRound(context: FunctionContext, provider: SandboxPay): () => Promise<void> {
  const { sweep } = edgeFunctions;
  const key = context.env.SUPABASE_SERVICE_ROLE_KEY;
  return async () => {
    await provider.work();
    const request = new Request(`${context.env.SUPABASE_URL}/functions/v1/sweep`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
    });
    const response = await answer('sweep', sweep, request, context);
    const { errors } = (await response.json()) as { errors?: string[] };
    if (!response.ok) throw new Error(errors?.join('; ') ?? `status ${response.status}`);
  };
}
