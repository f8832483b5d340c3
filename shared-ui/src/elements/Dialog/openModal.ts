/**
 * Opens a dialog above the page, with the focus on it. The page behind is inert then, which takes a style pass over each of its
 * elements: a press that asks for the dialog need not wait for that, so the dialog is painted first and modal a moment later.
 * @returns closes it
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  let isOpen = true;
  const close = () => {
    isOpen = false;
    dialog.popover = null;
    dialog.close();
  };
  if (!navigator.userActivation?.isActive || !('showPopover' in dialog)) {
    showModal(dialog);
    return close;
  }
  dialog.popover = 'manual';
  dialog.showPopover();
  dialog.focus();
  requestAnimationFrame(() => {
    setTimeout(() => {
      if (!isOpen) return;
      dialog.popover = null;
      showModal(dialog);
    });
  });
  return close;
}

/**
 * The focus stays where it is in the dialog, or goes to the dialog itself: else the close button would stand there with a ring
 * around it. Content may take it afterwards.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const focused = dialog.querySelector<HTMLElement>(':focus') ?? dialog;
  // To focus it afterwards would tell a field that it was left.
  focused.autofocus = true;
  dialog.showModal();
  focused.autofocus = false;
  focused.focus();
}
