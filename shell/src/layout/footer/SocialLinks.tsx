import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { Icon, s } from '@shop/ui';

const networks = [
  { name: 'instagram', label: 'Instagram' },
  { name: 'facebook', label: 'Facebook' },
  { name: 'youtube', label: 'YouTube' },
  { name: 'whatsapp', label: 'WhatsApp' },
] as const;

export function SocialLinks() {
  return (
    <List aria-label="Follow us">
      {networks.map(({ name, label }) => (
        <li key={name}>
          <a href={shop.social[name]} aria-label={label} rel="noopener" target="_blank">
            <Icon name={name} />
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  gap: ${s('space.8')};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 1px solid ${s('color.lineOnDark')};
    border-radius: ${s('radius.round')};
    color: ${s('color.onDark')};
    transition: background ${s('motion.quick')};
  }

  a:hover {
    background: ${s('color.haldi')};
    color: ${s('color.ink')};
  }
`;
