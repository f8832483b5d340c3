/** Nobody knows what became of a call: the service did not answer, or not in its own words. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}
