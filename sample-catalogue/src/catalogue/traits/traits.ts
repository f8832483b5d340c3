import { anime } from './anime';
import { beauty } from './beauty';
import { homeLiving } from './homeLiving';
import { imitationJewellery } from './imitationJewellery';
import { kids } from './kids';
import { men } from './men';
import { toysBicycles } from './toysBicycles';
import { women } from './women';

export interface Traits {
  type: string;
  colour: string;
  style: string | null;
  /** By attribute; of several choices, with commas between them. */
  attributes: Record<string, string>;
}

const readAttributes = (text: string) =>
  Object.fromEntries(
    text.split('|').map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at), part.slice(at + 1)] as const;
    }),
  );

/** What every sample product is, by its id. */
export const traits: ReadonlyMap<string, Traits> = new Map(
  [...men, ...women, ...kids, ...toysBicycles, ...imitationJewellery, ...anime, ...homeLiving, ...beauty].map(
    ([id, type, colour, attributes, style]) => [
      id,
      { type, colour, style: style ?? null, attributes: readAttributes(attributes) },
    ],
  ),
);
