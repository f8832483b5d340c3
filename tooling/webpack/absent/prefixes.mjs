/** In the place of stylis' vendor prefixes: styled-components asks for them where a page turns them on, and none of ours does. */
export const prefix = (value) => value;
