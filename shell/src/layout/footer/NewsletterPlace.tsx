import { newsletterTexts } from '@shop/kernel/domain';
import { Slot } from '@shop/kernel/react';
import { SubscribeForm } from '@shop/ui';
import { useNear } from './useNear';

/**
 * Where marketing's newsletter form goes. The server renders its outline, of the same height; the form itself comes
 * when somebody scrolls near it, so that no other page pays for it. Without marketing there is no newsletter.
 */
export function NewsletterPlace() {
  const [ref, isNear] = useNear<HTMLDivElement>();
  return (
    <div ref={ref}>
      {isNear ? <Slot name="newsletter" props={{}} placeholder={<Outline />} /> : <Outline />}
    </div>
  );
}

const Outline = () => (
  <SubscribeForm
    {...newsletterTexts}
    consent={newsletterTexts.consent.text}
    aria-label="Newsletter"
    busy={false}
    waiting
    onSubmit={() => undefined}
  />
);
