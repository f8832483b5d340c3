import styled from 'styled-components';
import { s, Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { ConsentRow } from './ConsentRow';
import type { ConsentEntry } from './consents';
import { CardStack, RowDetail, RowName, SettingList, SettingRow } from './settingRows';

/** What the shopper agrees to now, each with its end, and everything that led there. */
export function ConsentsCard({ entries }: { entries: ConsentEntry[] }) {
  const current = entries.filter(({ isCurrent }) => isCurrent);

  return (
    <Surface>
      <CardHeading>What you agreed to</CardHeading>
      <CardStack>
        <p>Withdrawing is one press and ends the thing itself: mails stop, a saved card is deleted.</p>
        <SettingList aria-label="What you agree to now">
          {current.map((entry) => (
            <ConsentRow key={entry.id} entry={entry} />
          ))}
        </SettingList>
        <History>
          <summary>Everything you agreed to and withdrew ({entries.length})</summary>
          <SettingList aria-label="Ledger of your consent">
            {entries.map(({ id, label, detail }) => (
              <SettingRow key={id}>
                <div>
                  <RowName>{label}</RowName>
                  <RowDetail>{detail}</RowDetail>
                </div>
              </SettingRow>
            ))}
          </SettingList>
        </History>
      </CardStack>
    </Surface>
  );
}

const History = styled.details`
  padding-top: ${s('space.4')};
  border-top: 1px solid ${s('color.line')};

  summary {
    padding: ${s('space.8')} 0;
    cursor: pointer;
    font-weight: 600;
  }
`;
