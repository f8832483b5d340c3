import styled from 'styled-components';
import { formatRupees, pictureUrl, placeholderPicture } from '@shop/kernel/domain';
import { Picture, s } from '@shop/ui';
import { StaffLink } from '../access/StaffLink';
import { adminPaths } from '../layout/adminPaths';
import type { OrderRecord } from './orderRecord';

export function OrderLineRows({ lines }: Pick<OrderRecord, 'lines'>) {
  return (
    <List>
      {lines.map((line) => (
        <li key={line.variant_id}>
          <Thumb>
            <Picture
              src={pictureUrl({ path: line.image_path ?? placeholderPicture.path }, 320)}
              fallbackSrc={pictureUrl(placeholderPicture, 320)}
              width={44}
              height={55}
              alt=""
            />
          </Thumb>
          <span>
            <StaffLink to={adminPaths.product(line.product_id)}>{line.name}</StaffLink>
            <small>
              {line.variant_label && `${line.variant_label} · `}
              {line.quantity} × {formatRupees(line.unit_price)}
              {line.discount > 0 && ` · ${formatRupees(line.discount)} off`}
            </small>
          </span>
          <strong>{formatRupees(line.line_total)}</strong>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  margin: 0;
  padding: 0 0 ${s('space.12')};
  border-bottom: 1px solid ${s('color.line')};
  font-size: ${s('size.15')};
  font-variant-numeric: tabular-nums;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    gap: ${s('space.12')};
    align-items: center;
  }

  small {
    display: block;
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }

  a {
    color: ${s('color.ink')};
  }
`;

const Thumb = styled.span`
  overflow: hidden;
  border-radius: ${s('radius.badge')};
`;
