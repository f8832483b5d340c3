import styled from 'styled-components';
import { Link, linkTo } from '@shop/kernel/routing';
import { from, Icon, type IconName, s, Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';

interface Rule {
  icon: IconName;
  title: string;
  text: string;
}

/** Spec §9, Credit; who gets which percentage is `insider_tiers`. */
const rules: Rule[] = [
  {
    icon: 'bag',
    title: 'Cashback of 2–5%',
    text: 'On every delivered order, up to ₹500 a month. Members of higher tiers get more; a return takes its part back.',
  },
  {
    icon: 'share',
    title: '₹100 for you and your friend',
    text: "When a friend's first order over your link is delivered and its return period is over.",
  },
  {
    icon: 'star',
    title: '₹25 for a review',
    text: 'Of something that was delivered to you, for up to 5 reviews a month. A return takes it back.',
  },
  {
    icon: 'gift',
    title: 'Up to ₹200 on your anniversary',
    text: 'Every year on the day you joined, if something was delivered to you within it. From ₹50; higher tiers get more.',
  },
];

/** How credit is earned. */
export function EarningRules() {
  return (
    <Surface>
      <CardHeading>How you earn</CardHeading>
      <List>
        {rules.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size={24} />
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </List>
      <More>
        <Link to={linkTo('insider')}>See the tiers</Link> ·{' '}
        <Link to={linkTo('profile', { tab: 'affiliate' })}>Your link</Link>
      </More>
    </Surface>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.24')};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from('tablet')} {
    grid-template-columns: 1fr 1fr;
  }

  li {
    display: flex;
    gap: ${s('space.16')};
  }

  i {
    color: ${s('color.madder')};
  }

  p {
    color: ${s('color.ink2')};
    font-size: ${s('size.15')};
  }
`;

const More = styled.p`
  padding-top: ${s('space.24')};
`;
