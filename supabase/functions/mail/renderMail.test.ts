import { mailTemplates, renderMail } from './renderMail';

const site = 'https://shop.example';
const order = {
  number: 'TDW52Z4N1ZFK',
  name: 'Asha Rao',
  note: '',
  lines: [
    { name: 'Indigo kurta', variant: 'M', quantity: 2, line_total: 2598, image_path: 'kurta/kurta' },
    { name: 'Brass diya', variant: '', quantity: 1, line_total: 449, image_path: null },
  ],
  promotions: [{ title: 'Festival of lights', amount: 200 }],
  totals: {
    subtotal: 3047,
    gst: 548,
    shipping: 0,
    platform_fee: 5,
    coupon_saving: 150,
    credit_used: 0,
    gift_card_used: 500,
    amount_due: 2950,
  },
  ship_to: {
    name: 'Asha Rao',
    phone: '9876543210',
    address: '4 Temple Road',
    city: 'Nagpur',
    state: 'Maharashtra',
    pincode: '440001',
  },
  promised_from: '2026-11-24',
  promised_to: '2026-11-26',
  return_days: 14,
  payment_method: 'cod',
  refund_vpa: null,
  tracking: { courier: 'Blue Dart', tracking_number: 'BD123' },
};

describe('renderMail', () => {
  it('tells what was bought, for how much, where it goes and where to look', () => {
    const { subject, html, text } = renderMail('order/placed', order, site);
    expect(subject).toBe('Order TDW52Z4N1ZFK is placed');
    for (const form of [html, text]) {
      for (const part of [
        'Indigo kurta',
        '₹2,598',
        'Brass diya',
        'Festival of lights',
        '−₹200',
        '−₹150',
        '₹2,950',
        '4 Temple Road',
        '26\u00a0Nov',
      ])
        expect(form).toContain(part);
      expect(form).toContain(`${site}/orders/TDW52Z4N1ZFK`);
    }
    expect(html).toContain(
      `<img src="${site}/media/kurta/kurta-160.jpg" width="64" height="80" alt="Indigo kurta"`,
    );
    expect(text).not.toMatch(/[<>]/);
  });

  it('leads a guest to the order by a link of their own', () => {
    const { html, text } = renderMail('order/shipped', { ...order, key: '1798761600-ab12' }, site);
    for (const form of [html, text])
      expect(form).toContain(`${site}/orders/TDW52Z4N1ZFK/link?key=1798761600-ab12`);
  });

  it('makes no link of what a guest writes, who may have typed anybody’s address', () => {
    const written = {
      ...order,
      name: 'www.prizes.example you',
      ship_to: {
        ...order.ship_to,
        address: '4 M.G.Road\nhttps://prizes.example/yours',
        city: 'prizes.example',
      },
    };
    const { html, text } = renderMail('order/placed', { ...written, key: '1798761600-ab12' }, site);
    for (const form of [html, text]) {
      expect(form).not.toMatch(/prizes\.example|https:\/\/prizes|www\.prizes/);
      // It is read as it was written.
      expect(form.replaceAll('\u2060', '')).toContain('https://prizes.example/yours');
      expect(form).toContain(`${site}/orders/`);
    }
    expect(renderMail('order/placed', written, site).text).toContain('https://prizes.example/yours');
  });

  it.each([
    ['gift-card/issued', { code: 'TDGC', amount: 100 }],
    ['inquiry/reply', { reference: 'TDC-1' }],
    ['grievance/acknowledged', { ticket: 'G-1' }],
    ['grievance/resolved', { ticket: 'G-1' }],
  ])('makes no link of the names and greetings of strangers in %s', (kind, payload) => {
    const typed = {
      name: 'prizes.example',
      sender_name: 'www.prizes.example',
      message: 'See https://prizes.example',
    };
    // What the staff answers may lead somewhere.
    const { subject, html, text } = renderMail(
      kind,
      { ...typed, ...payload, ...(kind.startsWith('gift') ? {} : { message: 'An answer.' }) },
      site,
    );
    for (const form of [subject, html, text]) expect(form).not.toMatch(/prizes\.example|https:\/\/prizes/);
    expect(text.replaceAll('\u2060', '')).toContain('prizes.example');
  });

  const kindsOf = (start: string) => Object.keys(mailTemplates).filter((kind) => kind.startsWith(start));

  it.each(kindsOf('order/'))('says all of %s', (kind) => {
    const mail = renderMail(kind, { ...order, amount: 2950 }, site);
    expect(mail.subject).toContain(order.number);
    expect(`${mail.html}${mail.text}`).not.toMatch(/undefined|NaN|null|\[object/);
  });

  it.each(kindsOf('return/'))('says all of %s, with a link to its order', (kind) => {
    const back = { ...order, kind: 'exchange', amount: null, note: 'Bring a bag.' };
    const { subject, html, text } = renderMail(kind, back, site);
    expect(subject).toContain(order.number);
    for (const part of ['Indigo kurta', 'Bring a bag.', `${site}/orders/TDW52Z4N1ZFK`])
      expect(text).toContain(part);
    expect(`${html}${text}`).not.toMatch(/undefined|NaN|null|\[object/);
  });

  it.each([
    ['cod', 'asha@okbank', 'to asha@okbank within 7-10 business days'],
    ['cod', null, 'in your store credit now'],
    ['online', null, 'the way you paid, usually within 5-7 business days'],
    [null, null, 'on your gift cards'],
  ])('says how much of a return goes back, and which way (%s, %s)', (method, vpa, way) => {
    const back = { ...order, kind: 'return', amount: 1599, payment_method: method, refund_vpa: vpa };
    const { text } = renderMail('return/refunded', back, site);
    expect(text).toContain('Refund: ₹1,599');
    expect(text).toContain(way);
  });

  it('says that cash became store credit because a UPI ID did not take it', () => {
    const back = { ...order, amount: 100, failed_vpa: 'asha@okbank' };
    expect(renderMail('order/refunded', back, site).text).toContain(
      'It is in your store credit now, because it could not be paid to asha@okbank.',
    );
  });

  it.each([
    ['upi', '3-5 business days'],
    ['netbanking', '3-5 business days'],
    ['card', '5-7 business days'],
    [null, '5-7 business days'],
  ])('says how long money takes on its way back by %s', (channel, days) => {
    const paid = { ...order, payment_method: 'online', paid: true, payment_channel: channel };
    expect(renderMail('order/refunded', { ...paid, amount: 1599 }, site).text).toContain(
      `It goes back the way you paid, usually within ${days}.`,
    );
    expect(renderMail('order/cancelled', paid, site).text).toContain(
      `What you have paid goes back the way you paid, usually within ${days}.`,
    );
  });

  it.each(['cod', 'online', null])('promises no money where none was paid (%s)', (method) => {
    const unpaid = { ...order, payment_method: method, paid: false };
    const none = { ...order.totals, coupon_saving: 0, credit_used: 0, gift_card_used: 0 };
    for (const step of ['cancelled', 'rto']) {
      const { text } = renderMail(`order/${step}`, { ...unpaid, totals: none }, site);
      expect(text).not.toMatch(/paid|goes back|again/);
      expect(renderMail(`order/${step}`, unpaid, site).text).not.toContain('What you have paid');
    }
  });

  it('says what besides money is there again: the coupon only of an order that was cancelled', () => {
    const totals = { ...order.totals, coupon_saving: 150, credit_used: 200, gift_card_used: 500 };
    const all = { ...order, paid: false, totals };
    expect(renderMail('order/cancelled', all, site).text).toContain(
      'Your coupon, store credit and gift cards can be used again at once.',
    );
    expect(renderMail('order/rto', all, site).text).toContain(
      'Your store credit and gift cards can be used again at once.',
    );
  });

  it('says where cash goes whose order is closed', () => {
    const paid = { ...order, paid: true, refund_vpa: 'asha@okbank' };
    expect(renderMail('order/cancelled', paid, site).text).toContain(
      'What you have paid goes to asha@okbank within 7-10 business days.',
    );
  });

  it('speaks of a tax invoice where one is attached', () => {
    const document = { kind: 'invoice', number: 'TD/26-27/000123' };
    const invoice = 'Your tax invoice is attached.';
    expect(renderMail('order/shipped', { ...order, document }, site).text).toContain(invoice);
    expect(renderMail('order/shipped', { ...order, document: null }, site).text).not.toContain(invoice);
  });

  it('promises as many days to return as the shop has set', () => {
    expect(renderMail('order/delivered', order, site).text).toContain('you have 14 days');
    expect(renderMail('order/delivered', { ...order, return_days: 1 }, site).text).toContain(
      'you have 1 day to',
    );
  });

  it.each([
    ['cod', 'Payment: Cash on delivery', 'Please keep ₹2,950 ready for the courier.'],
    ['online', 'Payment: Paid online', ''],
    [null, 'Payment: Paid in full', ''],
  ])('says how an order is paid, and what to keep ready (%s)', (method, fact, cash) => {
    for (const step of ['placed', 'shipped', 'out_for_delivery']) {
      const { text } = renderMail(`order/${step}`, { ...order, payment_method: method }, site);
      expect(text).toContain(fact);
      expect(text).toContain(cash);
      expect(text.includes('ready for the courier')).toBe(cash !== '');
    }
  });

  it.each([
    ['credit', 'your money becomes store credit, as you asked'],
    ['asha@okbank', 'your money goes to asha@okbank within 7-10 business days'],
  ])('says where the cash of a return will go (%s)', (to, plan) => {
    const asked = { ...order, kind: 'return', refund_to: to };
    expect(renderMail('return/requested', asked, site).text).toContain(plan);
  });

  it('dresses the sign-in mails like the others: button, code, and the page that takes it', () => {
    const about = {
      recipient: 'asha@example.com',
      link: 'https://auth.example/verify?a=1&b=2',
      code: '012345',
    };
    const { html, text } = renderMail('sign-in/signup', about, site);
    expect(html).toContain('href="https://auth.example/verify?a=1&amp;b=2"');
    expect(text).toContain(`enter the code 012345 at ${site}/confirm-email?email=asha%40example.com`);
  });

  it('names courier and number once they are known', () => {
    expect(renderMail('order/shipped', order, site).text).toContain(
      'Courier: Blue Dart\nTracking number: BD123',
    );
    const tracking = { courier: null, tracking_number: null };
    expect(renderMail('order/shipped', { ...order, tracking }, site).text).not.toContain('Courier:');
  });

  it('says how much goes back', () => {
    const { text } = renderMail('order/refunded_no_stock', { ...order, amount: 2950 }, site);
    expect(text).toContain('Refund: ₹2,950');
  });

  it('shows whatever people wrote as text, and keeps it out of headers', () => {
    const nasty = '<img src=x onerror=alert(1)>" \'&\r\nBcc: all@example.com';
    const { subject, html } = renderMail(
      'gift-card/issued',
      { code: 'TDGC-1', amount: 500, sender_name: nasty, message: nasty },
      site,
    );
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot; &#39;&amp;');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it.each(['order/teleported', 'constructor', '__proto__'])('refuses the kind %s', (kind) => {
    expect(() => renderMail(kind, {}, site)).toThrow(`No mail of the kind ${kind} has been written.`);
  });
});
