import type { Order, PaymentState } from '../domain/order';
import type { Picture } from '../domain/picture';
import type { AccountFunctions } from './shapes/accountShapes';
import type { CancellationFunctions, CancelledLine } from './shapes/cancellationShapes';
import type { CustomerFunctions } from './shapes/customerShapes';
import type { DraftFunctions } from './shapes/draftShapes';
import type { ListingFunctions } from './shapes/listingShapes';
import type { MailFunctions } from './shapes/mailShapes';
import type { MoneyFunctions } from './shapes/moneyShapes';
import type { ParcelFunctions } from './shapes/parcelShapes';
import type { ServiceFunctions } from './shapes/serviceShapes';
import type { SettingFunctions } from './shapes/settingShapes';
import type { ShopFunctions } from './shapes/shopShapes';
import type { StaffFunctions } from './shapes/staffShapes';
import type { TaxonomyFunctions } from './shapes/taxonomyShapes';
import type { VitalFunctions } from './shapes/vitalShapes';

/**
 * What the schema cannot say of columns: what their JSON holds, and what policies see to. Of a column that is not JSON
 * only a part of its type may be stated. `schema.ts` refuses names that the database does not have.
 */
export interface ColumnShapes {
  products: {
    images: Picture[];
    /** Only a draft has none, and policies show no drafts. */
    published_at: string;
  };
  orders: { ship_to: Order['shipTo'] };
  order_cancellations: { lines: CancelledLine[] };
  /** Which of them, depends on the method: a check over two columns. */
  payments: { state: PaymentState };
}

/** What functions take and answer as JSON. One that answers JSON must be here. */
export interface FunctionShapes
  extends
    ShopFunctions,
    AccountFunctions,
    StaffFunctions,
    CancellationFunctions,
    CustomerFunctions,
    ParcelFunctions,
    MailFunctions,
    DraftFunctions,
    MoneyFunctions,
    SettingFunctions,
    TaxonomyFunctions,
    ListingFunctions,
    ServiceFunctions,
    VitalFunctions {}
