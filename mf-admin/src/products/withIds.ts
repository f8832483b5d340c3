import type { SavedVariant, VariantRecord } from './productRecord';

/**
 * Variants that were changed while others were saved, with the ids that new ones have now: without them, the next save
 * would take the saved ones away and add them again.
 */
export const withIds = (typed: readonly VariantRecord[], saved: readonly SavedVariant[]): VariantRecord[] => {
  const taken = new Set(typed.map(({ id }) => id));
  return typed.map((variant) =>
    variant.id
      ? variant
      : (saved.find(({ id, label }) => label === variant.label.trim() && !taken.has(id)) ?? variant),
  );
};
