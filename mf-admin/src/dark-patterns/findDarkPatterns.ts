import { counted } from '../counted/counted';
import type { GoingLiveFacts } from '../going-live/checklist';
import type { SettingsRecord } from '../settings/settingsRecord';

/** What the shop shows and asks, as far as its settings and rows decide it. */
export interface ShopState {
  settings: Pick<
    SettingsRecord,
    'phase' | 'tax_mode' | 'platform_fee' | 'sale_ends_on' | 'launch_on' | 'standard_shipping'
  >;
  facts: Pick<GoingLiveFacts, 'products' | 'ended_coupons' | 'sale_put_off' | 'launch_put_off' | 'texts'>;
  /** The day in India, such as `2026-11-23`. */
  today: string;
}

export interface DarkPattern {
  id: string;
  /** What the guidelines call it. */
  pattern: string;
  /** Number in Annexure 1 of the Guidelines for Prevention and Regulation of Dark Patterns, 2023. */
  annexure: number;
  problem: string;
  cure: string;
}

type Rule = (state: ShopState) => DarkPattern | undefined;

/** What the sale strip promises above every page (spec §2, Header). */
const stripPromise = 70;
/** A sale or a launch may be put off once: then something came between. */
const putOffOnce = 1;
const longestSaleDays = 60;

const urgency =
  /\b(hurry|last chance|only today|today only|selling fast|almost gone|act now|ending soon|limited time)\b/i;
const shaming =
  /\bno,? (thanks|thank you),? (i|we)\b|\bi (don.t|do not|hate|prefer to|would rather) (like |want |need )?(to )?(sav|pay|miss|los|deal|discount)/i;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const quoted = (texts: readonly { of: string; text: string }[]) =>
  texts
    .slice(0, 3)
    .map(({ of, text }) => `${of} (“${text.slice(0, 60)}”)`)
    .join(', ');

const falseUrgency = { pattern: 'False urgency', annexure: 1 };
const confirmShaming = { pattern: 'Confirm shaming', annexure: 3 };
const forcedAction = { pattern: 'Forced action', annexure: 4 };
const baitAndSwitch = { pattern: 'Bait and switch', annexure: 7 };
const dripPricing = { pattern: 'Drip pricing', annexure: 8 };

/** One rule each; none knows of another. */
export const rules: readonly Rule[] = [
  ({ facts }) =>
    facts.sale_put_off > putOffOnce
      ? {
          ...{ id: 'sale-put-off', ...falseUrgency },
          problem: `The last day of the sale was put off ${facts.sale_put_off} times in 90 days: it hurries people on to an end that does not come.`,
          cure: 'Let the sale end on its day, or empty the day so that pages say nothing of it.',
        }
      : undefined,
  ({ settings: { sale_ends_on }, today }) =>
    sale_ends_on !== null && daysBetween(today, sale_ends_on) > longestSaleDays
      ? {
          ...{ id: 'sale-too-long', ...falseUrgency },
          problem: `“Sale ends in” counts more than ${longestSaleDays} days: what lasts that long is the price.`,
          cure: 'Empty the last day of the sale until its end is near.',
        }
      : undefined,
  ({ settings: { phase, launch_on }, facts, today }) =>
    phase === 'beta' && launch_on > today && facts.launch_put_off > putOffOnce
      ? {
          ...{ id: 'launch-put-off', ...falseUrgency },
          problem: `Pages count down to a launch that was put off ${facts.launch_put_off} times in 90 days.`,
          cure: 'Set the launch to a day that stands, or to a past one: then nothing counts down.',
        }
      : undefined,
  ({ facts: { texts } }) => {
    const found = texts.filter(({ text }) => urgency.test(text));
    return found.length > 0
      ? {
          ...{ id: 'urgent-texts', ...falseUrgency },
          problem: `Texts hurry people without saying until when or how many: ${quoted(found)}.`,
          cure: 'Say the day or the number, or leave it out. “Only 3 left” is counted by the shop itself.',
        }
      : undefined;
  },
  ({ settings: { phase }, facts: { products } }) =>
    phase === 'live' && products.samples > 0
      ? {
          ...{ id: 'sample-figures', ...falseUrgency },
          problem: `${products.samples} published products have the sample's stock and ratings: “Only 3 left” and their stars are true of nothing.`,
          cure: 'Archive the samples, or count their stock and clear their earlier ratings.',
        }
      : undefined,
  ({ facts: { texts } }) => {
    const found = texts.filter(({ text }) => shaming.test(text));
    return found.length > 0
      ? {
          ...{ id: 'shaming-texts', ...confirmShaming },
          problem: `Texts make people ashamed to decline: ${quoted(found)}.`,
          cure: 'Name what is offered and let “No” be a plain no.',
        }
      : undefined;
  },
  ({ settings: { phase } }) =>
    phase === 'beta'
      ? {
          ...{ id: 'forced-account', ...forcedAction },
          problem: 'In the beta nobody can buy without an account.',
          cure: 'Go live: guests buy there with an e-mail address.',
        }
      : undefined,
  ({ facts: { products } }) =>
    products.published > 0 && products.largest_discount < stripPromise
      ? {
          ...{ id: 'strip-promise', ...baitAndSwitch },
          problem: `The strip above every page says “Up to ${stripPromise}% OFF”; the largest discount is ${products.largest_discount}%.`,
          cure: 'Discount something by as much, while the strip says so.',
        }
      : undefined,
  ({ facts: { products } }) =>
    products.undiscounted > 0
      ? {
          ...{ id: 'strip-everything', ...baitAndSwitch },
          problem: `The strip says “on Everything”; ${counted(products.undiscounted, 'published product has', 'published products have')} no discount.`,
          cure: 'Give them one, or have the strip’s words changed.',
        }
      : undefined,
  ({ facts }) =>
    facts.ended_coupons > 0
      ? {
          ...{ id: 'ended-coupons', ...baitAndSwitch },
          problem:
            facts.ended_coupons === 1
              ? '1 coupon is shown that has ended: the checkout refuses it.'
              : `${facts.ended_coupons} coupons are shown that have ended: the checkout refuses them.`,
          cure: 'Extend them under Coupons, or turn them off.',
        }
      : undefined,
  ({ settings: { phase, tax_mode } }) =>
    phase === 'beta' || tax_mode === 'added'
      ? {
          ...{ id: 'tax-on-top', ...dripPricing },
          problem:
            'GST comes on top of the price that a product’s page shows: people see the whole first in the bag.',
          cure: 'Go live with prices that include GST.',
        }
      : undefined,
  ({ settings: { platform_fee } }) =>
    platform_fee > 0
      ? {
          ...{ id: 'platform-fee', ...dripPricing },
          problem: `A platform fee of ₹${platform_fee} is charged that no product’s page says; it comes first in the bag.`,
          cure: 'Set it to 0 and put it into the prices.',
        }
      : undefined,
];

/** What of the shop's settings and texts the guidelines would call a dark pattern, in their order. */
export const findDarkPatterns = (state: ShopState): DarkPattern[] =>
  rules.flatMap((rule) => rule(state) ?? []).sort((one, other) => one.annexure - other.annexure);
