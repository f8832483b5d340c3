import styled from 'styled-components';
import { usePlatform, useStore } from '@shop/kernel/react';
import { CheckboxField, Dialog, from, s } from '@shop/ui';
import { useSections } from '../layout/useSections';
import { shortcutsOf } from './shortcuts';
import { singleKeysOf } from './singleKeysOf';

/** What the keyboard can do here, and the switch that turns single keys off. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const singleKeys = singleKeysOf(usePlatform());
  const isOn = useStore(singleKeys);
  const rows = [
    { keys: ['Ctrl', 'K'], label: 'Search the dashboard, from fields too (⌘ K on a Mac)' },
    ...shortcutsOf(useSections()),
    { keys: ['Enter'], label: 'Open the row that has the focus' },
    { keys: ['Esc'], label: 'Close what is open' },
  ];
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} $width="720px">
      <List>
        {rows.map(({ keys, label }) => (
          <Row key={keys.join(' ')}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </Row>
        ))}
      </List>
      <CheckboxField
        label="Keys without Ctrl work on this device"
        name="single-keys"
        checked={isOn}
        onChange={({ target }) => singleKeys.send(target.checked)}
      />
    </Dialog>
  );
}

const List = styled.dl`
  margin: 0 0 ${s('space.24')};

  ${from('tablet')} {
    columns: 2;
    column-gap: ${s('space.48')};
  }
`;

const Row = styled.div`
  display: flex;
  gap: ${s('space.12')};
  align-items: baseline;
  padding-block: ${s('space.8')};
  break-inside: avoid;
  border-bottom: 1px solid ${s('color.line')};
  font-size: ${s('size.15')};

  dt {
    display: flex;
    flex: none;
    gap: ${s('space.4')};
    min-width: 76px;
  }

  dd {
    margin: 0;
    color: ${s('color.ink2')};
  }

  kbd {
    min-width: 28px;
    padding: 1px ${s('space.8')};
    border: 1px solid ${s('color.lineStrong')};
    border-radius: ${s('radius.badge')};
    background: ${s('color.sunk')};
    color: ${s('color.ink')};
    font: inherit;
    font-size: ${s('size.14')};
    font-weight: 600;
    text-align: center;
  }
`;
