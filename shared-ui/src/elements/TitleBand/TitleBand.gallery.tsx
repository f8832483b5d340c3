import type { GalleryStates } from '../../gallery/galleryStates';
import { clothPrintNames } from '../ClothStrip/clothPrints';
import { TitleBand } from './TitleBand';

const trail = (
  <nav aria-label="Breadcrumb">
    <a href="#home">Home</a>
  </nav>
);

export const states: GalleryStates = {
  'with a print': () => (
    <TitleBand
      trail={trail}
      title="Women Collection"
      intro="Handlooms and block prints."
      ground="color.tintWomen"
      print={clothPrintNames[0]}
    />
  ),
  lean: () => <TitleBand trail={trail} title="Kids Collection" ground="color.tintKids" measure="lean" />,
  dark: () => <TitleBand trail={trail} title="Anime Collection" ground="color.tintAnime" />,
};
