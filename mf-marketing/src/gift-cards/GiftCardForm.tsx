import { useState } from 'react';
import styled from 'styled-components';
import { leaveFor, useAuth } from '@shop/kernel/react';
import { from, TextArea, TextField } from '@shop/ui';
import { FieldPair } from '../forms/FieldPair';
import type { FieldRules } from '../forms/fieldRules';
import { InquiryForm } from '../forms/InquiryForm';
import { useInquiry } from '../forms/useInquiry';
import { TwoColumns } from '../page/TwoColumns';
import { AmountPicker } from './AmountPicker';
import { buyGiftCard } from './buyGiftCard';
import { GiftCardPreview } from './GiftCardPreview';
import { giftCardErrors, type GiftCardField, giftCardRules, type GiftCardTextField } from './giftCardRules';
import { useGiftCardAmount } from './useGiftCardAmount';
import type { UnpaidCard } from './useUnpaidCard';

const rules: FieldRules<GiftCardField> = {
  ...giftCardRules,
  amount: { required: false, max: 12, kind: 'line', missing: '' },
};

const checkAmount = ({ amount, ...texts }: Record<GiftCardField, string>) =>
  giftCardErrors(amount ? Number(amount) : NaN, texts);

interface Props {
  unpaid: UnpaidCard | undefined;
  /** Told what is written when the payment page is opened. */
  onLeave: (card: UnpaidCard) => void;
}

/** Choose, write, see the card, pay. Starts from a card that was not paid, when there is one. */
export function GiftCardForm({ unpaid, onLeave }: Props) {
  const choice = useGiftCardAmount(unpaid?.amount ? Number(unpaid.amount) : undefined);
  const { user } = useAuth();
  // The account's own until somebody types there: another key fills the field in afresh.
  const [receipt, setReceipt] = useState({ email: user?.email, isTyped: false });
  if (!receipt.isTyped && receipt.email !== user?.email) setReceipt({ ...receipt, email: user?.email });
  const [texts, setTexts] = useState({
    senderName: unpaid?.senderName ?? '',
    message: unpaid?.message ?? '',
  });
  const inquiry = useInquiry<GiftCardField, string>({
    rules,
    draft: 'gift-card',
    check: checkAmount,
    send: async (db, { fax: _fax, elapsed_ms: _elapsed, ...values }, key) => {
      const shown = location.pathname;
      const { url, fields } = await buyGiftCard(db, values, key);
      onLeave(values);
      // Whoever has gone elsewhere meanwhile stays there.
      if (location.pathname === shown) void leaveFor(url, fields);
      return url;
    },
  });
  const { errors } = inquiry;
  const field = (name: GiftCardTextField) => ({
    name,
    error: errors[name],
    defaultValue: unpaid?.[name],
  });

  return (
    <TwoColumns $columns="minmax(0, 6fr) minmax(0, 5fr)">
      <InquiryForm
        inquiry={inquiry}
        label="Buy a gift card"
        submit="Continue to payment"
        thanks={() => 'Taking you to the payment page.'}
      >
        <AmountPicker choice={choice} error={errors.amount} />
        <TextField
          {...field('recipientEmail')}
          label="Recipient's email"
          type="email"
          autoComplete="off"
          required
        />
        <FieldPair>
          <TextField
            {...field('senderName')}
            label="Your name"
            autoComplete="name"
            required
            onChange={({ target }) => setTexts({ ...texts, senderName: target.value })}
          />
          <TextField
            {...field('buyerEmail')}
            key={receipt.email}
            label="Your email"
            type="email"
            autoComplete="email"
            defaultValue={unpaid?.buyerEmail ?? receipt.email}
            onChange={() => setReceipt({ ...receipt, isTyped: true })}
            hint="For the receipt"
            required
          />
        </FieldPair>
        <TextArea
          {...field('message')}
          label="Message"
          rows={3}
          required={false}
          onChange={({ target }) => setTexts({ ...texts, message: target.value })}
        />
      </InquiryForm>
      <Sticky>
        <GiftCardPreview amount={choice.amount} {...texts} />
      </Sticky>
    </TwoColumns>
  );
}

const Sticky = styled.div`
  order: -1;

  ${from('desktop')} {
    position: sticky;
    top: 120px;
    order: 0;
  }
`;
