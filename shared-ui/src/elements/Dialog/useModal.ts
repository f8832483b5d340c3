import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { openModal, showModal } from './openModal';
import { rememberFocus } from './rememberFocus';

/**
 * Properties that make a native `<dialog>` modal for as long as it is mounted: Escape and a press on the
 * backdrop ask to close, focus goes back to where it was. The page behind is locked by `GlobalStyle`.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressBegan = useRef<EventTarget | null>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const giveFocusBack = rememberFocus();
    const close = dialog && openModal(dialog);
    return () => {
      close?.();
      giveFocusBack();
    };
  }, []);

  return {
    ref,
    tabIndex: -1,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // The last of several Escapes closes without asking; the event also comes late, when React has opened it again.
    onClose: ({ target, currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
      if (target !== dialog || dialog.open) return;
      onClose();
      // One that stays has something to ask first, or is not done: out of sight it could neither be answered nor opened again.
      setTimeout(() => dialog.isConnected && !dialog.open && showModal(dialog));
    },
    // Until it is modal, the browser does not ask it to close.
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      if (event.key !== 'Escape' || event.currentTarget.open) return;
      event.preventDefault();
      onClose();
    },
    onPointerDown: (event: PointerEvent) => {
      pressBegan.current = event.target;
    },
    // Only a press that began on the backdrop counts, not a text selection that ended there.
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && pressBegan.current === event.currentTarget) onClose();
    },
  };
}
