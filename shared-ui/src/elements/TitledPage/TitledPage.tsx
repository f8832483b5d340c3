import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from } from '../../theme/from';
import { s } from '../../theme/s';
import { Container, type ContainerWidth } from '../Container/Container';
import { PageTitle } from '../PageTitle/PageTitle';

interface Props {
  title: ReactNode;
  /** One or two sentences under the title. */
  intro?: ReactNode;
  children?: ReactNode;
  $width?: ContainerWidth;
}

/** Container and `h1`: the page element of every simple page. */
export function TitledPage({ title, intro, children, $width = 'page' }: Props) {
  return (
    <Page $width={$width}>
      <PageTitle>{title}</PageTitle>
      {intro && <Intro>{intro}</Intro>}
      {children && <Body>{children}</Body>}
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${s('space.32')} ${s('space.72')};

  ${from('desktop')} {
    padding-block: ${s('space.48')} ${s('space.72')};
  }
`;

const Intro = styled.div`
  max-width: 62ch;
  margin-top: ${s('space.12')};
  color: ${s('color.ink2')};
  font-size: ${s('size.18')};
  text-wrap: pretty;
`;

const Body = styled.div`
  margin-top: ${s('space.32')};
`;
