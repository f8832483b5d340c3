import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Mailbox, StoredMail } from './mailbox';
import { page } from './page';

const dayAndTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** The mailbox pages: a list that can be narrowed to one address, and one page a mail. */
export function createMailboxRoutes(mailbox: Mailbox): Hono {
  const routes = new Hono();
  routes.get('/', async (c) => {
    const recipient = c.req.query('to')?.trim() || undefined;
    return c.html(listPage(await mailbox.list(recipient), recipient));
  });
  routes.get('/:id{[0-9]{1,15}}', async (c) => {
    const mail = await mailbox.find(Number(c.req.param('id')));
    if (mail) return c.html(mailPage(mail));
    return c.html(
      page(
        'Mailbox',
        html`<h1>No such mail</h1>
          <p><a href="/mailbox">All mails</a></p>`,
      ),
      404,
    );
  });
  routes.get('/:id{[0-9]{1,15}}/files/:n{[0-9]{1,3}}', async (c) => {
    const file = await mailbox.findFile(Number(c.req.param('id')), Number(c.req.param('n')));
    if (!file) return c.text('No such file', 404);
    return c.body(Uint8Array.from(file.content), 200, {
      'content-type': file.contentType,
      'content-disposition': `attachment; filename="${file.filename}"`,
    });
  });
  return routes;
}

function listPage(mails: StoredMail[], recipient: string | undefined) {
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
      <form>
        <label>
          Show mails to
          <input name="to" type="email" value="${recipient ?? ''}" placeholder="anybody" />
        </label>
        <button>Show</button>
      </form>
      ${
        mails.length === 0
          ? html`<p>No mail yet.</p>`
          : html`<ul>
              ${mails.map(listItem)}
            </ul>`
      }`,
  );
}

function listItem({ id, subject, recipient, sentAt }: StoredMail) {
  return html`<li>
    <a href="/mailbox/${id}">${subject}</a>
    <span>to ${recipient}, ${dayAndTime.format(new Date(sentAt))}</span>
  </li>`;
}

function mailPage({ id, subject, recipient, sentAt, html: letter, text, files }: StoredMail) {
  return page(
    subject,
    html`<p><a href="/mailbox">All mails</a></p>
      <h1>${subject}</h1>
      <p class="from">to ${recipient}, ${dayAndTime.format(new Date(sentAt))}</p>
      <div class="letter">${raw(letter)}</div>
      ${files.map((name, n) => html`<p><a href="/mailbox/${id}/files/${n}" download>${name}</a></p>`)}
      <h2>As plain text</h2>
      <pre>${text}</pre>`,
  );
}
