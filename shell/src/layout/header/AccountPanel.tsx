import styled from 'styled-components';
import type { User } from '@shop/kernel/domain';
import { useAuth, usePlatform, useToast } from '@shop/kernel/react';
import { Link } from '@shop/kernel/routing';
import { Badge, displayHeading, Icon, s, truncate } from '@shop/ui';
import { accountLinks } from './accountLinks';
import { firstName } from './firstName';

/** Greeting, links and logout of the signed-in shopper, in the header's menu and in the mobile menu. */
export function AccountPanel({ user, onSignedOut }: { user: User; onSignedOut: () => void }) {
  const { session, loading } = useAuth();
  const toast = useToast();
  const offered = usePlatform().links.offered(accountLinks(user));

  const signOut = async () => {
    try {
      await session.signOut();
      toast({ tone: 'success', message: 'You are logged out.' });
    } catch (error) {
      toast({ tone: 'error', message: error instanceof Error ? error.message : String(error) });
    }
    onSignedOut();
  };

  return (
    <div>
      <Greeting>Hello, {firstName(user)}</Greeting>
      <Email>{user.email}</Email>
      <List>
        {offered.map(({ label, to, isNew }) => (
          <li key={label}>
            <Link to={to}>
              {label} {isNew && <Badge $tone="haldi">New</Badge>}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => void signOut()} disabled={loading}>
            <Icon name="log-out" size={18} /> Logout
          </button>
        </li>
      </List>
    </div>
  );
}

const Greeting = styled.p`
  ${displayHeading(22)}
`;

const Email = styled.p`
  ${truncate}
  padding-bottom: ${s('space.12')};
  border-bottom: 1px solid ${s('color.line')};
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;

const List = styled.ul`
  margin: ${s('space.8')} 0 0;
  padding: 0;
  list-style: none;

  a,
  button {
    display: flex;
    gap: ${s('space.8')};
    align-items: center;
    width: 100%;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: ${s('color.ink')};
    font-size: ${s('size.15')};
    text-decoration: none;
    cursor: pointer;
  }

  a:hover,
  button:hover {
    color: ${s('color.madder')};
  }

  li:last-child {
    margin-top: ${s('space.8')};
    border-top: 1px solid ${s('color.line')};
  }
`;
