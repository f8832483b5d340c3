import { createGlobalStyle } from 'styled-components';
import { formatDate } from '@shop/kernel/domain';
import type { Platform } from '@shop/kernel/platform';
import { from, s } from '@shop/ui';
import { CardFrame } from './CardFrame';

type Delivery = ReturnType<Platform['delivery']['get']>;

interface Props {
  pin: Delivery['pin'];
  place: NonNullable<Delivery['place']>;
}

/**
 * The day on which it arrives is the same for all cards, so it is one rule of the page's styles and no element of any card: no list
 * renders again when the answer comes.
 */
export const DeliveryStamp = ({ pin, place }: Props) => <OnCards $text={deliveryText(pin, place)} />;

const deliveryText = (pin: string | undefined, { serviceable, standard }: Props['place']) =>
  serviceable && standard
    ? `Arrives by ${formatDate(standard.to, 'promise')}`
    : `Not delivered to ${pin ?? 'you'}`;

/** Over the picture, beside the button in its other corner, so that nothing moves when it comes. */
const OnCards = createGlobalStyle<{ $text: string }>`
  ${CardFrame}::after {
    position: absolute;
    bottom: ${s('space.8')};
    left: ${s('space.8')};
    max-width: 88px;
    padding: ${s('space.4')} ${s('space.8')};
    border-radius: ${s('radius.control')};
    background: ${s('color.surface')};
    color: ${s('color.ink')};
    content: ${({ $text }) => JSON.stringify($text)};
    font-size: ${s('size.12')};
    font-weight: 600;
    line-height: 1.25;
    pointer-events: none;
    ${from('tablet')} {
      max-width: calc(100% - 68px);
    }
  }
`;
