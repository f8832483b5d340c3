import type { Answer } from '@shop/kernel/data';

/** Why a size is suggested, in a sentence that follows the size. */
export function suggestionText({ kept, of, small, large }: NonNullable<Answer<'suggest_size'>>): string {
  const back = [small && `${small} back as too small`, large && `${large} back as too large`]
    .filter(Boolean)
    .join(' and ');
  const did = [
    kept > 0 && `kept ${kept} ${kept === 1 ? 'piece' : 'pieces'} of this size`,
    back && `sent ${back}`,
  ];
  return `In ${of} you ${did.filter(Boolean).join(', and ')}.`;
}
