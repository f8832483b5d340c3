import { useState } from 'react';
import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, displayHeading, s, TextField } from '@shop/ui';
import { ArchAlone } from '../art/ArchAlone';
import { InfoPage } from '../page/InfoPage';
import { questionData } from '../questions/Question';
import { HelpAnswers } from './HelpAnswers';
import { helpSections } from './helpSections';
import { HelpWays } from './HelpWays';

export function Component() {
  const { settings } = usePlatform();
  const [search, setSearch] = useState('');
  const sections = helpSections(settings);
  return (
    <InfoPage
      page={linkTo('help')}
      title="Help Centre"
      description={`Answers about orders, delivery, returns, payment and accounts at ${shop.name}, and people to ask: by phone, mail and chat.`}
      ground="color.ink"
      print="ajrakh"
      intro={
        <SearchBox role="search" aria-label="Answers" onSubmit={(event) => event.preventDefault()}>
          <TextField
            label="Search the answers"
            name="search"
            type="search"
            autoComplete="off"
            placeholder="Refund, cancel, express…"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </SearchBox>
      }
      art={<ArchAlone piece="clay-lamp" />}
      data={[questionData(sections.flatMap(({ questions }) => questions))]}
    >
      <HelpAnswers sections={sections} search={search} />
      <HelpWays />
      <Still aria-labelledby="still">
        <h2 id="still">Still Need Help?</h2>
        <p>Some things are quicker told to a person.</p>
        <div>
          <Button as={ActionLink} to={linkTo('contact')} $size="large">
            Contact us
          </Button>
          <Button as="a" href={`mailto:${shop.contact.email}`} $size="large" $variant="secondary">
            E-mail support
          </Button>
        </div>
      </Still>
    </InfoPage>
  );
}

const SearchBox = styled.form`
  max-width: 560px;

  input {
    color: ${s('color.ink')};
  }
`;

const Still = styled.section`
  display: grid;
  gap: ${s('space.12')};
  justify-items: center;
  padding: ${s('space.48')} ${s('space.24')};
  border-radius: ${s('radius.panel')};
  background: ${s('color.tintWomen')};
  text-align: center;

  h2 {
    ${displayHeading(36)}
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${s('space.12')};
    justify-content: center;
    margin-top: ${s('space.12')};
  }
`;
