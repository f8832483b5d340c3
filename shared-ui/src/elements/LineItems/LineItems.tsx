import type { ReactNode } from 'react';
import styled from 'styled-components';
import { s } from '../../theme/s';
import { Picture } from '../Picture/Picture';

interface LineItem {
  id: string;
  picture: { src: string; fallbackSrc: string };
  title: ReactNode;
  detail?: ReactNode;
  amount: ReactNode;
}

interface Props {
  /** What the list holds. */
  label: string;
  items: readonly LineItem[];
}

/** The lines of an order under each other: small picture, what it is, what it costs. */
export function LineItems({ label, items }: Props) {
  return (
    <List aria-label={label}>
      {items.map(({ id, picture, title, detail, amount }) => (
        <Row key={id}>
          <Picture {...picture} width={56} height={70} alt="" />
          <div>
            <Title>{title}</Title>
            {detail && <Detail>{detail}</Detail>}
          </div>
          <Amount>{amount}</Amount>
        </Row>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.16')};
  margin: 0;
  padding: 0 0 ${s('space.16')};
  border-bottom: 1px solid ${s('color.line')};
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: ${s('space.12')};

  img {
    border-radius: ${s('radius.control')};
  }
`;

const Title = styled.div`
  font-weight: 550;
  line-height: 1.35;

  /* A finger finds it: the line alone is 17 px high. */
  a {
    padding-block: ${s('space.4')};
  }
`;

const Detail = styled.p`
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;

const Amount = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
