/** Apart from the page, which asks for it when it is wanted. */
export { PinForm } from '@shop/ui';
