/** All that the provider knows of its one merchant. */
export interface MerchantAccount {
  merchant: string;
  keyId: string;
  keySecret: string;
  webhookUrl: string;
  webhookSecret: string;
}
