import { motif } from '../motifs/motif';
import { Pen } from '../pen/Pen';
import { svg } from '../pen/svg';
import { archPath } from '../sets/arch';

/** The brand mark: a lotus in a jharokha arch, 128 x 128. */
export function mark(): string {
  const k = new Pen('m');
  k.path(archPath(8, 4, 112, 124), 'madder').add(motif('lotus', 64, 78, 0.42, 'haldi', '#fff4df'));
  return svg(k, '0 0 128 128', 128, 128);
}
