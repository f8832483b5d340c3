import type { GalleryStates } from '../../gallery/galleryStates';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { clothPrintNames } from '../ClothStrip/clothPrints';
import { TitleBand } from './TitleBand';

/** On one state alone: a page has one trail. */
const trail = (
  <Breadcrumbs
    items={[{ label: 'Home', href: '#home' }, { label: 'Anime' }]}
    renderLink={(href, label) => <a href={href}>{label}</a>}
  />
);

export const states: GalleryStates = {
  'with a print': () => (
    <TitleBand
      trail={null}
      title="Women Collection"
      intro="Handlooms and block prints."
      ground="color.tintWomen"
      print={clothPrintNames[0]}
    />
  ),
  lean: () => <TitleBand trail={null} title="Kids Collection" ground="color.tintKids" measure="lean" />,
  dark: () => <TitleBand trail={trail} title="Anime Collection" ground="color.tintAnime" />,
};
