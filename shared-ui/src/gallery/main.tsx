import { createRoot } from 'react-dom/client';
import { fontFaceRules } from '../theme/fontFaceRules';
import { Gallery } from './Gallery';

const element = new URLSearchParams(location.search).get('element') ?? 'Button';
document.title = `${element}, design system`;
document.head.append(Object.assign(document.createElement('style'), { textContent: fontFaceRules }));
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<Gallery element={element} />);
