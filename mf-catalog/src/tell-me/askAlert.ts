import { type Answer, type Database, unwrap } from '@shop/kernel/data';

export type AlertKind = 'stock' | 'price';
export type Asked = Answer<'ask_alert'>['outcome'];

export interface AlertRequest {
  kind: AlertKind;
  productId: string;
  /** The size that is to come back. */
  variantId?: string | undefined;
  /** Of a visitor. */
  email?: string;
  /** Milliseconds that the form was open, and what only machines fill in. */
  guard?: { elapsed: number; fax: string };
}

/** Asks to be told. Throws `DataError`: INVALID_FIELD {field}, ALERT_LIMIT, TOO_MANY_ATTEMPTS, UNKNOWN_VARIANT. */
export async function askAlert(
  db: Database,
  { kind, productId, variantId, email, guard }: AlertRequest,
): Promise<Asked> {
  const { outcome } = await unwrap(
    db.rpc('ask_alert', {
      p_kind: kind,
      p_product_id: productId,
      p_variant_id: variantId,
      p_email: email,
      p_elapsed_ms: guard?.elapsed,
      p_fax: guard?.fax,
    }),
  );
  return outcome;
}

const answers: Record<AlertKind, Record<Asked, string>> = {
  stock: {
    waiting: 'We write to you when it is back. Your account lists what you wait for.',
    check_mail: 'Please check your mail: with the link in it we tell you when it is back.',
    available: 'It is back this very moment: you can choose it now.',
  },
  price: {
    waiting: 'We write to you when the price falls. Your account lists what you wait for.',
    check_mail: 'Please check your mail: with the link in it we tell you when the price falls.',
    available: '',
  },
};

/** What came of it, in words. */
export const answerText = (kind: AlertKind, asked: Asked): string => answers[kind][asked];
