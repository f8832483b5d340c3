import styled from 'styled-components';
import { Container } from '../elements/Container/Container';
import { PageTitle } from '../elements/PageTitle/PageTitle';
import { from } from '../theme/from';
import { GlobalStyle } from '../theme/GlobalStyle';
import { s } from '../theme/s';
import { galleryElements } from './elements';

/** The design system, one page an element: every state of it under its name. */
export function Gallery({ element }: { element: string }) {
  return (
    <>
      <GlobalStyle />
      <Columns>
        <nav aria-label="Elements">
          <ul>
            {Object.keys(galleryElements).map((name) => (
              <li key={name}>
                <a href={`?element=${name}`} aria-current={name === element ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main>
          <PageTitle>{element}</PageTitle>
          {Object.entries(new Map(Object.entries(galleryElements)).get(element) ?? {}).map(
            ([state, State]) => (
              <section key={state} aria-label={state}>
                <StateName aria-hidden>{state}</StateName>
                <State />
              </section>
            ),
          )}
        </main>
      </Columns>
    </>
  );
}

const Columns = styled(Container)`
  padding-block: ${s('space.24')};

  nav ul {
    columns: 140px;
    padding: 0;
    list-style: none;
  }

  section {
    margin-block: ${s('space.32')};
  }

  ${from('desktop')} {
    display: grid;
    grid-template-columns: 180px minmax(0, 1fr);
    gap: ${s('space.48')};
  }
`;

const StateName = styled.p`
  margin-bottom: ${s('space.8')};
  color: ${s('color.ink3')};
  font-size: ${s('size.14')};
`;
