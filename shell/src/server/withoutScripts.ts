import { shop } from '@shop/kernel/domain';
import { s } from '@shop/ui';

const { phone, email } = shop.contact;
const style = `padding: ${s('space.12')} ${s('space.16')}; background: ${s('color.tintInfo')}; text-align: center`;

/**
 * Said above each page to whoever has no scripts: bag, checkout and account never come for them, and nothing else would
 * say why. Not in React's page, which is the same for everybody else.
 */
export const withoutScripts =
  `<noscript><p style="${style}">Bag, checkout and account need JavaScript, which is switched off here. We gladly help ` +
  `by phone, <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>, or mail, <a href="mailto:${email}">${email}</a>.</p></noscript>`;
