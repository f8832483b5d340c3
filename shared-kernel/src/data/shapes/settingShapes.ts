import type { GeneratedRow } from '../generated';
import type { FormFields } from './staffLists';

interface HsnCode {
  hsn: string;
  goods: string;
  percent: number;
  low_percent: number | null;
  low_up_to: number | null;
}

type Tier = GeneratedRow<'affiliate_tiers'>;
/** Rupees, percent, days. */
type Settings = Omit<GeneratedRow<'shop_settings'>, 'id'>;

/** Facts before the shop opens. ISO times, percent. */
interface GoingLive {
  seller_saved_at: string | null;
  /** Whose account is not blocked. */
  owners: number;
  staff: number;
  mail_sent_at: string | null;
  /** In seven days. */
  mails_failed: number;
  /** Of another provider than the test provider. */
  online_payment_at: string | null;
  delivery_saved_at: string | null;
  /** `samples` have ratings without reviews. */
  products: { published: number; samples: number; largest_discount: number; undiscounted: number };
  ended_coupons: number;
  /** How often in 90 days the day was moved to a later one. */
  sale_put_off: number;
  launch_put_off: number;
  /** What the staff has written that shoppers read, and where. */
  texts: { of: string; text: string }[];
  statements: { id: string; by: string; at: string }[];
}

/** What the staff calls for the rules of the shop: taxes, delivery, fees and commissions. */
export interface SettingFunctions {
  get_admin_taxes: {
    Returns: {
      /** `state` is that of the GSTIN's first two figures; `saved_at` is null for the example. */
      seller: {
        legal_name: string;
        address: string;
        gstin: string;
        saved_at: string | null;
        state: string | null;
      };
      /** Rupees a piece, without tax, up to which the lower percentage holds. */
      codes: HsnCode[];
      /** Groups and types in menu order; `of_group` is the heading that holds where it has none of its own. */
      types: { type_id: string; name: string; hsn: string | null; of_group: string | null }[];
    };
  };
  save_hsn_code: { Args: { p_code: FormFields; p_expected: object }; Returns: HsnCode };
  save_type_hsn: { Args: { p_type: string; p_hsn: string; p_expected: object } };
  save_seller: { Args: { p_seller: FormFields; p_expected: object } };
  get_admin_delivery: {
    Returns: { zones: GeneratedRow<'delivery_zones'>[]; areas: GeneratedRow<'delivery_areas'>[] };
  };
  save_delivery_zone: {
    Args: { p_zone: FormFields; p_expected: object };
    Returns: GeneratedRow<'delivery_zones'>;
  };
  save_delivery_area: {
    Args: { p_area: FormFields; p_expected: object };
    Returns: GeneratedRow<'delivery_areas'>;
  };
  get_admin_settings: { Returns: Settings & { tiers: Tier[] } };
  save_settings: { Returns: Settings };
  undo_settings: { Returns: Settings };
  get_going_live: { Returns: GoingLive };
  save_affiliate_tiers: {
    Args: { p_tiers: { from_amount: number; percent: number | string }[]; p_expected: readonly Tier[] };
    Returns: Tier[];
  };
  undo_affiliate_tiers: { Returns: Tier[] };
}
