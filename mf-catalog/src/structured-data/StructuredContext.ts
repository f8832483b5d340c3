/** What structured data needs to know besides the products. */
export interface StructuredContext {
  /** ISO date until which prices are promised. */
  validUntil: string;
  /** Origin of the shop's public addresses. */
  siteUrl: string;
}
