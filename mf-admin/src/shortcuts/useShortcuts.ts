import { useEffect, useEffectEvent, useRef } from 'react';
import { usePlatform, useStore } from '@shop/kernel/react';
import { useNavigate } from '@shop/kernel/routing';
import { adminPaths } from '../layout/adminPaths';
import { useSections } from '../layout/useSections';
import { moveInRows } from './moveInRows';
import { readKeys, shortcutsOf } from './shortcuts';
import { singleKeysOf } from './singleKeysOf';

/** Milliseconds in which the second key of two follows. */
const patienceMs = 1200;

interface Tools {
  search: () => void;
  help: () => void;
}

/** Listens to the keyboard of the whole page. Single keys are left alone in fields, menus and dialogs. */
export function useShortcuts({ search, help }: Tools): void {
  const navigate = useNavigate();
  const sections = useSections();
  const isOn = useStore(singleKeysOf(usePlatform()));
  const pressed = useRef({ keys: [] as string[], at: 0 });

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (isSearchKey(event)) {
      event.preventDefault();
      if (!isDialogOpen()) search();
      return;
    }
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || isDialogOpen()) return;
    // The keys alone say nothing: Shift, arrows and the like begin no shortcut.
    if (event.key.length !== 1) return;
    const known = pressed.current;
    const earlier = event.timeStamp - known.at < patienceMs ? known.keys : [];
    const shortcuts = shortcutsOf(sections);
    const keys = readKeys(shortcuts, [...earlier, event.key]) ? [...earlier, event.key] : [event.key];
    const shortcut = readKeys(shortcuts, keys);
    pressed.current = { keys: shortcut === 'begun' ? keys : [], at: event.timeStamp };
    if (!shortcut || shortcut === 'begun') return;
    event.preventDefault();
    const { does } = shortcut;
    if (typeof does === 'object') void navigate(adminPaths.section(does.section));
    else ({ search, help, 'next-row': () => moveInRows(1), 'previous-row': () => moveInRows(-1) })[does]();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]') !== null;

const isDialogOpen = () => document.querySelector('dialog[open]') !== null;
