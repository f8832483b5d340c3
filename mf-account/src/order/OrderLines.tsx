import styled from 'styled-components';
import { formatRupees, pictureUrl, placeholderPicture, type OrderLine } from '@shop/kernel/domain';
import { Link, links } from '@shop/kernel/routing';
import { Picture, s } from '@shop/ui';

const thumbnail = 320;

/** What was bought, at the prices of that day. */
export function OrderLines({ lines }: { lines: OrderLine[] }) {
  return (
    <List>
      {lines.map((line) => (
        <Row key={line.variantId}>
          <Picture
            src={pictureUrl({ path: line.imagePath }, thumbnail)}
            width={64}
            height={80}
            alt=""
            fallbackSrc={pictureUrl(placeholderPicture, thumbnail)}
          />
          <div>
            <ProductLink to={links.product(line.productId)}>{line.name}</ProductLink>
            <Detail>
              {line.variant && `${line.variant} · `}
              {line.quantity} × {formatRupees(line.unitPrice)}
            </Detail>
          </div>
          <Amount>{formatRupees(line.lineTotal)}</Amount>
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
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  gap: ${s('space.12')};

  img {
    border-radius: ${s('radius.control')};
  }
`;

const ProductLink = styled(Link)`
  color: ${s('color.ink')};
  font-weight: 550;
`;

const Detail = styled.p`
  font-size: ${s('size.14')};
  color: ${s('color.ink2')};
`;

const Amount = styled.span`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;
