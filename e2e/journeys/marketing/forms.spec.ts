import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { mailTo } from '../../steps/mailbox';
import { screens } from '../../steps/screens';

/** Lets the first send of a form fail on its way, and passes the others on. Returns what was sent. */
async function failOnce(page: Page, rpc: string): Promise<{ p_submission_id: string }[]> {
  const sent: { p_submission_id: string }[] = [];
  await page.route(`**/rest/v1/rpc/${rpc}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent.push(route.request().postDataJSON() as { p_submission_id: string });
    // The first one arrives, and only its answer is lost: the case in which a repeat would be stored twice.
    if (sent.length > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  return sent;
}

const address = (form: string, device: string) => `asha.${form}.${device}@example.com`;

interface FormJourney {
  path: string;
  rpc: string;
  form: string;
  button: string;
  thanks: string | RegExp;
  reference: RegExp;
  subject: RegExp;
  fill: (form: Locator, email: string) => Promise<void>;
}

const company = async (form: Locator, email: string) => {
  await form.getByLabel('Contact person').fill('Asha Rao');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Mobile number').fill('+91 98765 43210');
};

const journeys: FormJourney[] = [
  {
    path: '/contact',
    rpc: 'send_contact_message',
    form: 'Write to us',
    button: 'Send message',
    thanks: "Thank you for your message! We'll get back to you soon.",
    reference: /TDC-\w{6}/,
    subject: /We have your message/,
    fill: async (form, email) => {
      await form.getByLabel('Name').fill('Asha <b>Rao</b>');
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Subject').selectOption('Feedback');
      await form.getByLabel('Message').fill("<script>alert('x')</script> The lamp is lovely.");
    },
  },
  {
    path: '/bulk-orders',
    rpc: 'request_bulk_quote',
    form: 'Request a quote',
    button: 'Request a quote',
    thanks: /Thank you for your bulk order inquiry!/,
    reference: /TDB-\w{6}/,
    subject: /Your bulk order inquiry/,
    fill: async (form, email) => {
      await form.getByLabel('Company').fill('Vidarbha Schools Trust');
      await company(form, email);
      await form.getByLabel('Product category').selectOption('Kids');
      await form.getByLabel('Quantity').selectOption('100-500');
    },
  },
  {
    path: '/vendor-signup',
    rpc: 'apply_as_vendor',
    form: 'Vendor application',
    button: 'Submit application',
    thanks: /Thank you for your application!/,
    reference: /TDV-\w{6}/,
    subject: /Your application to sell with us/,
    fill: async (form, email) => {
      await form.getByLabel('Business name').fill('Bagru Block Printers');
      await company(form, email);
      await form.getByLabel('Type of business').selectOption('Manufacturer');
      await form.getByLabel('Experience').selectOption('More than 10 years');
      await form.getByLabel('Business address').fill('4 Chhipa Mohalla, Bagru 303007');
      await form.getByLabel('What you make or sell').fill('Block-printed cotton');
      await form.getByLabel('GST number').fill('27aapfu0939f1zv');
    },
  },
];

for (const [device, viewport] of Object.entries(screens)) {
  for (const journey of journeys) {
    test(`${journey.path} reaches somebody once, after a failure, on a ${device}`, async ({ page, shop }) => {
      await page.setViewportSize(viewport);
      const email = address(journey.rpc, device);
      const sent = await failOnce(page, journey.rpc);
      await page.goto(journey.path);
      const form = page.getByRole('form', { name: journey.form });
      const button = form.getByRole('button', { name: journey.button });

      await button.click();
      await expect(form.getByRole('alert').first()).toBeVisible();
      await expectAccessible(page);
      expect(sent).toEqual([]);

      await journey.fill(form, email);
      await button.click();
      await expect(form.getByText(/Everything you typed is still here/)).toBeVisible();
      await expect(form.getByLabel('Email')).toHaveValue(email);

      await button.click();
      const thanks = form.getByRole('status');
      await expect(thanks).toContainText(journey.thanks);
      await expect(form.getByLabel('Email')).toHaveValue('');
      await expectAccessible(page);

      expect(sent).toHaveLength(2);
      expect(sent[1]?.p_submission_id).toBe(sent[0]?.p_submission_id);
      const reference = journey.reference.exec((await thanks.textContent()) ?? '')?.[0] ?? 'none';
      expect(await mailTo(shop, email, journey.subject)).toContain(reference);
      const mailbox = await fetch(`${shop.backendUrl}/mailbox?to=${encodeURIComponent(email)}`);
      expect((await mailbox.text()).match(/\/mailbox\/\d+/g)).toHaveLength(1);
    });
  }
}

test('a wrong GST number, a page that is none and too long a text are named beside their fields', async ({
  page,
}) => {
  await page.goto('/vendor-signup');
  const form = page.getByRole('form', { name: 'Vendor application' });
  await form.getByLabel('GST number').fill('27AAPFU0939F1ZW');
  await form.getByLabel('Website').fill('javascript:alert(1)');
  await form.getByLabel('Mobile number').fill('12345');
  await form.getByLabel('About your work').fill('x'.repeat(1_000_000));
  await form.getByRole('button', { name: 'Submit application' }).click();
  await expect(form.getByText(/15 characters of the GST number/)).toBeVisible();
  await expect(form.getByText(/starts with http/)).toBeVisible();
  await expect(form.getByText(/10-digit Indian mobile/)).toBeVisible();
  await expect(form.getByText('Use at most 4,000 characters')).toBeVisible();
  await expect(form.getByLabel('About your work')).toHaveValue(/x{1000}/);
});

test('the help centre searches, and its chat takes a message', async ({ page, shop }) => {
  await page.goto('/help');
  await expect(page.getByRole('button', { name: 'Start a chat' })).toBeEnabled();
  const search = page.getByRole('searchbox', { name: 'Search the answers' });
  await search.fill('zebra');
  await expect(page.getByText('No results found')).toBeVisible();
  await search.fill('EXPRESS');
  await expect(page.getByRole('heading', { name: 'Delivery', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeHidden();

  await page.getByRole('button', { name: 'Start a chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Live chat' });
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Asha Rao');
  await dialog.getByLabel('Email').fill('asha.chat@example.com');
  await dialog.getByLabel('Subject').selectOption('Something Else');
  await dialog.getByLabel('Message').fill('Is anybody there?');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByText(/Thank you for your message!/)).toBeVisible();
  await mailTo(shop, 'asha.chat@example.com', /We have your message/);
});
