import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';

/** A piece of the sample catalogue that cash can be paid for. */
export const piece = 'neel-lotus-tee:m';

/** A signed-in shopper of the sample data, ready to order one piece at a time. */
export interface Shopper {
  client: SupabaseClient;
  /** Answers the order's number, or the status of the refusal; 0 where nobody answered. */
  placeOrder(
    key?: string,
    method?: 'cod' | 'online',
  ): Promise<{ number?: string; status: number; message?: string }>;
}

interface Receipt {
  number: string;
}

const demoShopper = { email: 'shopper@example.com', password: 'shop-demo' };

/** Signs the demo shopper in, or somebody else. A shopper may place twenty orders a minute. */
export async function openShopper(
  url: string,
  publishableKey: string,
  account = demoShopper,
): Promise<Shopper> {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
  });
  const signedIn = await client.auth.signInWithPassword(account);
  if (signedIn.error) throw signedIn.error;
  const address = await client.rpc('save_address', {
    p_address: {
      type: 'home',
      name: 'Demo Shopper',
      phone: '9876543210',
      address: '12 Residency Road',
      city: 'Nagpur',
      state: 'Maharashtra',
      pincode: '440001',
    },
  });
  if (address.error) throw address.error;
  const lines = [{ variant_id: piece, quantity: 1 }];
  const quote = await client.rpc('quote_order', { p_lines: lines });
  if (quote.error) throw quote.error;
  return {
    client,
    placeOrder: async (key = randomUUID(), method = 'cod') => {
      const { data, error, status } = await client.rpc('place_order', {
        p_idempotency_key: key,
        p_lines: lines,
        p_address_id: (address.data as { id: string }).id,
        p_delivery: 'standard',
        p_payment_method: method,
        p_expected_due: (quote.data as { amount_due: number }).amount_due,
      });
      return { number: (data as Receipt | null)?.number, status, message: error?.message };
    },
  };
}
