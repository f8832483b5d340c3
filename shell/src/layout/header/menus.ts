/** What the header opens, in one script that comes when somebody reaches for it (adr 0052). */
export { MegaMenu } from './MegaMenu';
export { MobileMenu } from './MobileMenu';
export { ProfilePanel } from './ProfilePanel';
