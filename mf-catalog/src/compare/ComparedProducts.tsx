import styled from 'styled-components';
import { usePlatform, useStore } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, depth, focusTitle, from, IconButton, s, useRestoreFocus, visuallyHidden } from '@shop/ui';
import { KeptPicture } from '../kept-product/KeptPicture';
import { type ComparedProduct, compareLimit, compareListOf } from './compareList';

/** What is being compared, how to drop it, and the way to the comparison. */
export function ComparedProducts({ docked }: { docked: boolean }) {
  const compare = compareListOf(usePlatform());
  const products = Object.values(useStore(compare));
  return (
    <Tray data-foot-bar $docked={docked} aria-label="Products being compared">
      <Count $docked={docked}>
        Compare {products.length} of {compareLimit}
      </Count>
      <List $docked={docked}>
        {products.map((product) => (
          <Compared
            key={product.id}
            product={product}
            onRemove={() => compare.send({ type: 'remove', id: product.id })}
          />
        ))}
      </List>
      <Button as={ActionLink} to={linkTo('compare')} $size="small">
        Compare
      </Button>
      <IconButton
        icon="trash"
        label="Clear comparison"
        title="Clear comparison"
        onClick={() => {
          focusTitle();
          compare.send({ type: 'clear' });
        }}
      />
    </Tray>
  );
}

function Compared({
  product: { name, image },
  onRemove,
}: {
  product: ComparedProduct;
  onRemove: () => void;
}) {
  const item = useRestoreFocus<HTMLLIElement>();
  return (
    <Item ref={item}>
      <KeptPicture image={image} alt={name} />
      <Remove icon="close" label={`Stop comparing ${name}`} onClick={onRemove} />
    </Item>
  );
}

const Tray = styled.aside<{ $docked: boolean }>`
  position: sticky;
  z-index: ${depth('sticky')};
  bottom: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${s('space.8')};
  padding: ${s('space.8')} ${s('space.16')};
  border-top: 1px solid ${s('color.line')};
  background: ${s('color.surface')};
  box-shadow: ${s('shadow.raised')};
`;
/** Phones have room for it or for the pictures; screen readers always have. */
const Count = styled.p<{ $docked: boolean }>`
  ${({ $docked }) => !$docked && visuallyHidden}
  margin: 0 auto 0 0;
  font-weight: 600;
  ${from('tablet')} {
    position: static;
    width: auto;
    height: auto;
    margin: 0 ${s('space.8')} 0 0;
    clip-path: none;
  }
`;
const List = styled.ul<{ $docked: boolean }>`
  display: ${({ $docked }) => ($docked ? 'none' : 'flex')};
  gap: ${s('space.8')};
  padding: 0;
  margin: 0 auto 0 0;
  list-style: none;
  ${from('tablet')} {
    display: flex;
    margin-right: ${s('space.8')};
  }
`;
const Item = styled.li`
  position: relative;
  width: 48px;
  overflow: hidden;
  border-radius: ${s('radius.control')};
`;
const corner = `radial-gradient(circle at right 9px top 9px, ${s('color.ink')} 8.5px, transparent 9px)`;
/** The whole picture is the target; the cross in its corner says what a press does. */
const Remove = styled(IconButton)`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border-radius: ${s('radius.control')};
  place-items: start end;
  background: ${corner};
  color: ${s('color.surface')};
  &::before {
    width: 12px;
    height: 12px;
    margin: 3px;
  }
  &:hover:not(:disabled) {
    background: ${corner}, ${s('color.veil')};
  }
`;
