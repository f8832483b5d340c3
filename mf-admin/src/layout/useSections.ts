import { useMay } from '../access/rights';
import { type Section, sections } from './sections';

/** The sections that whoever is signed in may open. */
export function useSections(): readonly Section[] {
  const may = useMay();
  return sections.filter(({ right }) => may(right));
}
