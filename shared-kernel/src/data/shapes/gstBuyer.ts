/** A business that wants its tax invoice, as its GST certificate names it. */
export interface GstBuyer {
  gstin: string;
  name: string;
}
