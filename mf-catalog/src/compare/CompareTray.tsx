import { compareLimit, pictureUrl, placeholderPicture } from '@shop/kernel/domain';
import { usePlatform, useStore } from '@shop/kernel/react';
import { Link, links } from '@shop/kernel/routing';
import { Button, depth, IconButton, Picture, s } from '@shop/ui';
import styled from 'styled-components';

/** Stays at the foot of the window while something is being compared. */
export function CompareTray() {
  const { compare } = usePlatform();
  const products = Object.values(useStore(compare));
  if (products.length === 0) return null;
  return (
    <Tray aria-label="Products being compared">
      <Count>
        Compare {products.length} of {compareLimit}
      </Count>
      <List>
        {products.map(({ id, name, image }) => (
          <Item key={id}>
            <Picture
              src={image}
              width={placeholderPicture.width}
              height={placeholderPicture.height}
              alt={name}
              fallbackSrc={pictureUrl(placeholderPicture, 320)}
            />
            <Remove
              icon="close"
              label={`Stop comparing ${name}`}
              onClick={() => compare.send({ type: 'remove', id })}
            />
          </Item>
        ))}
      </List>
      <Button as={Link} to={links.compare()} $size="small">
        Compare now
      </Button>
      <Button $variant="quiet" $size="small" onClick={() => compare.send({ type: 'clear' })}>
        Clear all
      </Button>
    </Tray>
  );
}

const Tray = styled.aside`
  position: sticky;
  z-index: ${depth('sticky')};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${s('space.8')} ${s('space.16')};
  padding: ${s('space.8')} ${s('space.16')};
  border-top: 1px solid ${s('color.line')};
  background: ${s('color.surface')};
  box-shadow: ${s('shadow.raised')};
`;
const Count = styled.p`
  margin: 0;
  font-weight: 600;
`;
const List = styled.ul`
  display: flex;
  gap: ${s('space.8')};
  padding: 0;
  margin: 0;
  list-style: none;
`;
const Item = styled.li`
  position: relative;
  width: 48px;
  overflow: hidden;
  border-radius: ${s('radius.control')};
`;
const Remove = styled(IconButton)`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0.001;
  &:hover,
  &:focus-visible {
    background: ${s('color.veil')};
    color: ${s('color.surface')};
    opacity: 1;
  }
`;
