import { compareLimit, pictureUrl, placeholderPicture } from '@shop/kernel/domain';
import { usePlatform, useStore } from '@shop/kernel/react';
import { Link, links } from '@shop/kernel/routing';
import { Button, depth, from, IconButton, Picture, s, visuallyHidden } from '@shop/ui';
import styled from 'styled-components';

/**
 * Stays at the foot of the window while something is being compared. `yieldsOnPhones` where something else
 * needs that place on narrow screens.
 */
export function CompareTray({ yieldsOnPhones = false }: { yieldsOnPhones?: boolean }) {
  const { compare } = usePlatform();
  const products = Object.values(useStore(compare));
  if (products.length === 0) return null;
  return (
    <Tray $yieldsOnPhones={yieldsOnPhones} aria-label="Products being compared">
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
        Compare
      </Button>
      <IconButton
        icon="trash"
        label="Clear comparison"
        title="Clear comparison"
        onClick={() => compare.send({ type: 'clear' })}
      />
    </Tray>
  );
}

const Tray = styled.aside<{ $yieldsOnPhones: boolean }>`
  position: sticky;
  z-index: ${depth('sticky')};
  bottom: 0;
  display: ${({ $yieldsOnPhones }) => ($yieldsOnPhones ? 'none' : 'flex')};
  align-items: center;
  justify-content: center;
  gap: ${s('space.8')};
  padding: ${s('space.8')} ${s('space.16')};
  border-top: 1px solid ${s('color.line')};
  background: ${s('color.surface')};
  box-shadow: ${s('shadow.raised')};
  ${from('tablet')} {
    display: flex;
  }
`;
/** Phones have no room for it beside three pictures; screen readers always do. */
const Count = styled.p`
  ${visuallyHidden}
  ${from('tablet')} {
    position: static;
    width: auto;
    height: auto;
    margin: 0 ${s('space.8')} 0 0;
    clip-path: none;
    font-weight: 600;
  }
`;
const List = styled.ul`
  display: flex;
  gap: ${s('space.8')};
  padding: 0;
  margin: 0 auto 0 0;
  list-style: none;
  ${from('tablet')} {
    margin-right: ${s('space.8')};
  }
`;
const Item = styled.li`
  position: relative;
  width: 48px;
  overflow: hidden;
  border-radius: ${s('radius.control')};
`;
/** The whole picture is the target; the cross in its corner says what a press does. */
const Remove = styled(IconButton)`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border-radius: ${s('radius.control')};
  place-items: start end;
  svg {
    width: 18px;
    height: 18px;
    padding: 3px;
    border-radius: ${s('radius.round')};
    background: ${s('color.ink')};
    color: ${s('color.surface')};
  }
  &:hover:not(:disabled) {
    background: ${s('color.veil')};
  }
`;
