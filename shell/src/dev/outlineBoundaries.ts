const storageKey = 'dev-boundaries';

const styles = `
  [data-boundary] { outline: 2px dashed Highlight; outline-offset: -2px; }
  [data-boundary]::before {
    content: attr(data-boundary);
    position: absolute;
    z-index: 1;
    padding: 2px 8px;
    background: Highlight;
    color: HighlightText;
    font: 12px/1.4 monospace;
  }
`;

/** Development only: Alt+B outlines whose part of the page each team ships, until the tab is closed. */
export function outlineBoundaries(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const show = (shown: boolean) => {
    document.adoptedStyleSheets = [
      ...document.adoptedStyleSheets.filter((other) => other !== sheet),
      ...(shown ? [sheet] : []),
    ];
  };
  const isShown = () => sessionStorage.getItem(storageKey) === 'shown';
  show(isShown());
  document.addEventListener('keydown', ({ altKey, code }) => {
    if (!altKey || code !== 'KeyB') return;
    sessionStorage.setItem(storageKey, isShown() ? 'hidden' : 'shown');
    show(isShown());
  });
}
