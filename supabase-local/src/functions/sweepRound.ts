import { answer, edgeFunctions, type FunctionContext } from '@shop/supabase/functions';
import type { SandboxPay } from '../sandbox-pay/sandboxPay';

/** One round of what nobody waits for: the provider's own, then the shop's. Rejects with what failed. */
export function createSweepRound(context: FunctionContext, provider: SandboxPay): () => Promise<void> {
  const { sweep } = edgeFunctions;
  const [apikey] = context.env.secretKeys;
  return async () => {
    await provider.work();
    const request = new Request(`${context.env.SUPABASE_URL}/functions/v1/sweep`, {
      method: 'POST',
      headers: { apikey },
    });
    const response = await answer('sweep', sweep, request, context);
    const { errors } = (await response.json()) as { errors?: string[] };
    if (!response.ok) throw new Error(errors?.join('; ') ?? `status ${response.status}`);
  };
}
