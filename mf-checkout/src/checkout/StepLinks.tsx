import styled from 'styled-components';
import { from, s } from '@shop/ui';
import { stepId } from './CheckoutSection';

const steps = ['Address', 'Delivery', 'Savings', 'Payment', 'Review'];

/** What is to be done until the order is placed, each a press away. */
export function StepLinks() {
  return (
    <nav aria-label="Steps of the checkout">
      <List>
        {steps.map((step, index) => (
          <li key={step}>
            <a href={`#${stepId(index + 1)}`}>
              {index + 1} {step}
            </a>
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${s('space.4')};
  justify-content: space-between;
  margin: 0;
  padding: 0 0 ${s('space.16')};
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }

  ${from('tablet')} {
    justify-content: start;
    gap: 0 ${s('space.24')};
  }
`;
