/**
 * Leaves the shop for another site's page; with `fields` as a form that is sent there. Resolves when the browser's back button brings this page back as it was
 * left, so that whoever waits for it is busy until then.
 */
export function leaveFor(url: string, fields?: Readonly<Record<string, string>>): Promise<void> {
  const back = new Promise<void>((resolve) => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener('pageshow', handleShow);
      resolve();
    };
    addEventListener('pageshow', handleShow);
  });
  if (fields) sendForm(url, fields);
  else location.assign(url);
  return back;
}

function sendForm(url: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  // The page may come back as it was left.
  form.remove();
}
