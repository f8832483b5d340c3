import { lazy, Suspense, useState } from 'react';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { TopBar } from './TopBar';

const Palette = lazy(async () => ({ default: (await import('../palette/Palette')).Palette }));
const HelpSheet = lazy(async () => ({ default: (await import('../shortcuts/HelpSheet')).HelpSheet }));

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
      <Suspense>
        {open === 'search' && <Palette onClose={close} />}
        {open === 'help' && <HelpSheet onClose={close} />}
      </Suspense>
    </>
  );
}
