/**
 * Leaves the shop for another site's page. Resolves when the browser's back button brings this page back as it was
 * left, so that whoever waits for it is busy until then.
 */
export function leaveFor(url: string): Promise<void> {
  const back = new Promise<void>((resolve) => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener('pageshow', handleShow);
      resolve();
    };
    addEventListener('pageshow', handleShow);
  });
  location.assign(url);
  return back;
}
