import styled from 'styled-components';
import { s } from '@shop/ui';
import { StaffLink } from '../access/StaffLink';
import { adminPaths } from '../layout/adminPaths';
import type { Overview } from './loadOverview';

/** What somebody should do today, each a link to where it is done. */
export function WaitingWork({ waiting }: Pick<Overview, 'waiting'>) {
  const work = [
    { count: waiting.to_confirm, text: 'to confirm', to: adminPaths.orders('placed') },
    { count: waiting.to_ship, text: 'to pack and ship', to: adminPaths.orders('confirmed') },
    { count: waiting.returns, text: openText(waiting.returns, 'return'), to: adminPaths.orders('returns') },
    {
      count: waiting.inquiries,
      text: openText(waiting.inquiries, 'inquiry', 'inquiries'),
      to: adminPaths.inquiries(),
    },
    { count: waiting.complaints, text: complaintsText(waiting), to: adminPaths.grievances() },
  ];
  return (
    <List aria-label="Waiting work">
      {work.map(({ count, text, to }) => (
        <li key={text}>
          <StaffLink to={to}>
            <strong>{count}</strong> {text}
          </StaffLink>
        </li>
      ))}
    </List>
  );
}

/** What stands behind the number: `open complaints`. */
const openText = (count: number, one: string, many = `${one}s`) => `open ${count === 1 ? one : many}`;

const complaintsText = ({ complaints, complaints_late: late }: Overview['waiting']) => {
  const text = openText(complaints, 'complaint');
  return late > 0 ? `${text}, ${late} overdue` : text;
};

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.4')} ${s('space.24')};
  margin: 0;
  padding: 0;
  font-size: ${s('size.15')};
  list-style: none;

  a,
  span {
    display: inline-block;
    padding-block: ${s('space.8')};
    color: ${s('color.ink')};
  }

  strong {
    font-variant-numeric: tabular-nums;
  }
`;
