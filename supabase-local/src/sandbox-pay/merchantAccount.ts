/** All that the provider knows of its one merchant. */
export interface MerchantAccount {
  merchant: string;
  keyId: string;
  keySecret: string;
  /** The account that payouts are paid from. */
  payoutAccount: string;
  webhookUrl: string;
  webhookSecret: string;
}
