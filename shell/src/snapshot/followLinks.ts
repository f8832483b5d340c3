/**
 * Leads on by the links of a page that React does not know: the browser would load the document anew. No form is sent from it
 * either; its button is pressed again later. Returns what stops it.
 */
export function followLinks(page: HTMLElement, goTo: (address: string) => void): () => void {
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    const isOther = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isOther || link.target || link.origin !== location.origin) return;
    event.preventDefault();
    goTo(link.pathname + link.search + link.hash);
  };
  const handleSubmit = (event: SubmitEvent) => event.preventDefault();
  page.addEventListener('click', handleClick);
  page.addEventListener('submit', handleSubmit);
  return () => {
    page.removeEventListener('click', handleClick);
    page.removeEventListener('submit', handleSubmit);
  };
}
