import type { ReactNode } from 'react';
import type { GalleryStates } from '../../gallery/galleryStates';
import { Pager } from './Pager';

interface Props {
  to: string;
  children?: ReactNode;
}

const SampleLink = ({ to, ...link }: Props) => <a href={to} {...link} />;
const addressOf = (page: number) => `#page-${page}`;

export const states: GalleryStates = {
  'the first of four': () => (
    <Pager link={SampleLink} page={1} pages={4} addressOf={addressOf} label="Pages of sarees" />
  ),
  'in the middle': () => (
    <Pager link={SampleLink} page={2} pages={4} addressOf={addressOf} label="Pages of kurtas" />
  ),
  'newest first': () => (
    <Pager
      link={SampleLink}
      page={7}
      pages={7}
      addressOf={addressOf}
      label="Pages of orders"
      previous="Newer"
      next="Older"
    >
      Page 7 of 7
    </Pager>
  ),
};
