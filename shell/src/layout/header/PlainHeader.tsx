import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { BrandMark, Container, s } from '@shop/ui';

/** All that stands above a page in a plain frame: whose shop it is, and where help is. */
export function PlainHeader() {
  return (
    <Header>
      <Bar>
        <Logo to={linkTo('home')}>
          <BrandMark size={36} />
          <span>{shop.name}</span>
        </Logo>
        <Help to={linkTo('help')}>Help</Help>
      </Bar>
    </Header>
  );
}

const Header = styled.header`
  border-bottom: 1px solid ${s('color.line')};
  background: ${s('color.surface')};
`;

const Bar = styled(Container)`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: 60px;
`;

const Logo = styled(Link)`
  display: flex;
  gap: ${s('space.8')};
  align-items: center;
  min-height: 44px;
  color: ${s('color.ink')};
  font-family: ${s('font.display')};
  font-size: ${s('size.22')};
  line-height: 1;
  text-decoration: none;
  white-space: nowrap;
`;

const Help = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: ${s('color.ink2')};
`;
