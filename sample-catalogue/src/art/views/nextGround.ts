import type { Ground } from '../colour/grounds';

/** The paper that the third picture of a product lies on. */
export const nextGround: Record<Ground, Ground> = {
  chandan: 'pista',
  lotus: 'neel',
  pista: 'lotus',
  neel: 'haldi',
  haldi: 'firozi',
  jamun: 'chandan',
  geru: 'stone',
  stone: 'geru',
  firozi: 'lotus',
  kohl: 'jamun',
  night: 'geru',
  madder: 'chandan',
  tulsi: 'haldi',
};
