import { s } from '@shop/ui';

/** What is painted for a thing that has no main colour. */
export const manyColours = `conic-gradient(${s('color.madder')}, ${s('color.haldi')}, ${s('color.neem')}, ${s('color.neel')}, ${s('color.kumkum')}, ${s('color.madder')})`;
