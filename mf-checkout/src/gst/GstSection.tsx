import { type Ref, Suspense, useImperativeHandle, useRef, useState } from 'react';
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
  /** Nothing where no business wants an invoice. */
  read: () => GstBuyer | 'wrong' | undefined;
}

/** A tax invoice for a business: folded until somebody wants one. */
export function GstSection({ ref }: { ref: Ref<GstSectionHandle> }) {
  const [open, setOpen] = useState(false);
  const fields = useRef<GstFieldsHandle>(null);
  useImperativeHandle(ref, () => ({
    read: () => (open ? (fields.current?.read() ?? 'wrong') : undefined),
  }));
  return (
    <Surface>
      <CheckboxField
        label="I want a GST invoice"
        name="wants_gst"
        checked={open}
        onChange={({ target }) => setOpen(target.checked)}
      />
      {open && (
        <Suspense fallback={<Spinner label="Loading the fields of the invoice" />}>
          <gstFields.Part ref={fields} />
        </Suspense>
      )}
    </Surface>
  );
}
