import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { laterPart } from '@shop/kernel/routing';
import { depth, PartAway } from '@shop/ui';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { barHeight } from './measures';
import { TopBar } from './TopBar';

const palette = laterPart(async () => (await import('../palette/Palette')).Palette, PartAway);
const helpSheet = laterPart(async () => (await import('../shortcuts/HelpSheet')).HelpSheet, PartAway);

/** The bar, and what it and the keyboard open: the search and the list of shortcuts. */
export function Tools() {
  const [open, setOpen] = useState<'search' | 'help'>();
  const search = () => setOpen('search');
  const help = () => setOpen('help');
  const close = () => setOpen(undefined);
  useShortcuts({ search, help });
  return (
    <>
      <TopBar onSearch={search} onHelp={help} />
      <BelowBar>
        <Suspense>
          {open === 'search' && <palette.Part onClose={close} />}
          {open === 'help' && <helpSheet.Part onClose={close} />}
        </Suspense>
      </BelowBar>
    </>
  );
}

/** What did not load says so wherever the page is scrolled to; dialogs stand above it all. */
const BelowBar = styled.div`
  position: sticky;
  z-index: ${depth('bar')};
  top: ${barHeight};
`;
