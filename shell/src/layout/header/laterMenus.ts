import { laterPart } from '@shop/kernel/routing';

const menus = () => import(/* webpackChunkName: "menus" */ './menus');

export const megaMenu = laterPart(async () => (await menus()).MegaMenu);
export const mobileMenu = laterPart(async () => (await menus()).MobileMenu);
export const profilePanel = laterPart(async () => (await menus()).ProfilePanel);
