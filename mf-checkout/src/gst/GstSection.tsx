import { type Ref, Suspense, useImperativeHandle, useRef } from 'react';
import { laterPart } from '@shop/kernel/routing';
import { CheckboxField, PartAway, Spinner, Surface } from '@shop/ui';
import type { GstBuyer } from '../ordering/placeOrder';
import type { GstFieldsHandle } from './GstFields';

// Few want one: the others do not wait for its code.
const gstFields = laterPart(
  async () => (await import(/* webpackChunkName: "gst" */ './GstFields')).GstFields,
  PartAway,
);

/** What the button that places the order asks of the section. */
export interface GstSectionHandle {
  /** Nothing where no business wants an invoice; `away` while the fields to type it in are not there. */
  read: () => GstBuyer | 'wrong' | 'away' | undefined;
}

interface Props {
  /** As far as it is typed; nothing while none is wanted. */
  typed: GstBuyer | undefined;
  onType: (typed: GstBuyer | undefined) => void;
  ref: Ref<GstSectionHandle>;
}

/** A tax invoice for a business: folded until somebody wants one. */
export function GstSection({ typed, onType, ref }: Props) {
  const fields = useRef<GstFieldsHandle>(null);
  useImperativeHandle(ref, () => ({
    read: () => typed && (fields.current ? fields.current.read() : 'away'),
  }));
  return (
    <Surface>
      <CheckboxField
        label="I want a GST invoice"
        name="wants_gst"
        checked={typed !== undefined}
        onChange={({ target }) => onType(target.checked ? { gstin: '', name: '' } : undefined)}
      />
      {typed && (
        <Suspense fallback={<Spinner label="Loading the fields of the invoice" />}>
          <gstFields.Part typed={typed} onType={onType} ref={fields} />
        </Suspense>
      )}
    </Surface>
  );
}
