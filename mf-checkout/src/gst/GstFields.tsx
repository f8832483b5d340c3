import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import styled from 'styled-components';
import { readGstin } from '@shop/kernel/domain';
import { s, TextField } from '@shop/ui';
import type { GstBuyer } from '../ordering/placeOrder';

/** What the button that places the order asks of the fields. */
export interface GstFieldsHandle {
  /** The business, or `wrong` where a field is, which has the focus then. */
  read: () => GstBuyer | 'wrong';
}

interface Props {
  /** As far as it is typed. */
  typed: GstBuyer;
  onType: (typed: GstBuyer) => void;
  ref: Ref<GstFieldsHandle>;
}

const texts = {
  gstin: 'Enter the 15 characters of the GST number as on the certificate',
  gst_name: 'Enter the name of the business as on the certificate',
} as const;

/** Number and name of a business. */
export function GstFields({ typed, onType, ref }: Props) {
  const [wrong, setWrong] = useState<keyof typeof texts>();
  const fields = useRef<HTMLDivElement>(null);

  const handleType = (change: Partial<GstBuyer>) => {
    setWrong(undefined);
    onType({ ...typed, ...change });
  };
  useImperativeHandle(ref, () => ({
    read: () => {
      const gstin = readGstin(typed.gstin);
      const name = typed.name.trim();
      if (gstin && name) {
        setWrong(undefined);
        return { gstin, name };
      }
      const found = gstin ? 'gst_name' : 'gstin';
      setWrong(found);
      fields.current?.querySelector<HTMLInputElement>(`[name="${found}"]`)?.focus();
      return 'wrong';
    },
  }));

  return (
    <Fields ref={fields}>
      <p>
        For a business that is registered in the state the parcel goes to. The tax on the invoice is then
        yours to claim.
      </p>
      <TextField
        label="GST number"
        name="gstin"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="15 characters, such as 27AAPFU0939F1ZV"
        error={wrong === 'gstin' ? texts.gstin : undefined}
        value={typed.gstin}
        onChange={({ target }) => handleType({ gstin: target.value })}
        required
      />
      <TextField
        label="Name of the business"
        name="gst_name"
        autoComplete="organization"
        maxLength={200}
        error={wrong === 'gst_name' ? texts.gst_name : undefined}
        value={typed.name}
        onChange={({ target }) => handleType({ name: target.value })}
        required
      />
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${s('space.16')};
  padding-top: ${s('space.12')};

  p {
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }
`;
