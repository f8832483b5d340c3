import type { GalleryStates } from '../../gallery/galleryStates';
import { s } from '../../theme/s';
import { Button } from './Button';

export const states: GalleryStates = {
  primary: () => <Button>Add to bag</Button>,
  secondary: () => <Button $variant="secondary">Continue shopping</Button>,
  quiet: () => <Button $variant="quiet">Forgot your password?</Button>,
  'on a dark ground': () => (
    <div style={{ padding: 16, background: s('color.ink') }}>
      <Button $variant="onDark">Shop now</Button>
    </div>
  ),
  small: () => <Button $size="small">Apply</Button>,
  large: () => <Button $size="large">Place order</Button>,
  'full width': () => <Button $block>Proceed to Checkout</Button>,
  disabled: () => <Button disabled>OUT OF STOCK</Button>,
  working: () => <Button $busy>Placing your order</Button>,
  'as a link': () => (
    <Button as="a" href="#shop">
      Return to Home
    </Button>
  ),
};
