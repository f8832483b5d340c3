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
  save_hsn_code: { Args: { p_code: FormFields }; Returns: HsnCode };
  save_seller: { Args: { p_seller: FormFields } };
  get_admin_delivery: {
    Returns: { zones: GeneratedRow<'delivery_zones'>[]; areas: GeneratedRow<'delivery_areas'>[] };
  };
  save_delivery_zone: { Args: { p_zone: FormFields }; Returns: GeneratedRow<'delivery_zones'> };
  save_delivery_area: { Args: { p_area: FormFields }; Returns: GeneratedRow<'delivery_areas'> };
  get_admin_settings: { Returns: Settings & { tiers: Tier[] } };
  save_settings: { Args: { p_settings: FormFields }; Returns: Settings };
  save_affiliate_tiers: {
    Args: { p_tiers: { from_amount: number; percent: number | string }[] };
    Returns: Tier[];
  };
}
