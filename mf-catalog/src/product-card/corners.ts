import { s } from '@shop/ui';

const edge = s('space.4');

/** The corners of a card in which its buttons lie, as CSS `inset`; `nextToRight` is left of what lies `right`. */
export const corners = {
  top: `${edge} ${edge} auto auto`,
  right: `auto ${edge} ${edge} auto`,
  nextToRight: `auto calc(44px + ${edge}) ${edge} auto`,
};
