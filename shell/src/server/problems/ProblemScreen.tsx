import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { BrandMark, displayHeading, GlobalStyle, s } from '@shop/ui';

export interface ProblemScreenProps {
  title: string;
  text: string;
}

/** A whole page in the shop's dress that needs neither registry, backend nor scripts. */
export function ProblemScreen({ title, text }: ProblemScreenProps) {
  return (
    <>
      <GlobalStyle />
      <Screen>
        <Brand href="/">
          <BrandMark size={44} />
          {shop.name}
        </Brand>
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <a href="/">Go to the home page</a>
        </p>
        <Contact>
          Need us now? {shop.contact.phone}, <a href={`mailto:${shop.contact.email}`}>{shop.contact.email}</a>
        </Contact>
      </Screen>
    </>
  );
}

const Screen = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${s('space.16')};
  min-height: 100dvh;
  padding: ${s('space.24')} ${s('space.16')};
  text-align: center;

  h1 {
    ${displayHeading(36)}
  }

  p {
    max-width: 34em;
    margin: 0;
  }
`;

const Brand = styled.a`
  display: flex;
  align-items: center;
  gap: ${s('space.12')};
  color: ${s('color.madder')};
  font: 400 ${s('size.28')} ${s('font.display')};
  text-decoration: none;
`;

const Contact = styled.p`
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
