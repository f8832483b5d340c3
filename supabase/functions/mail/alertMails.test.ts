import { renderMail } from './renderMail';

const site = 'https://shop.example';
const piece = {
  token: 'abc',
  product_id: 'neel-tee',
  name: 'Neel Tee',
  variant_label: 'M',
  image_path: 'neel-tee/main',
  price: 450,
  was: 500,
};

test('the question names what was asked for and leads to its answer', () => {
  const back = renderMail('alert/confirm', { ...piece, kind: 'stock' }, site);
  expect(back.text).toContain('when Neel Tee (M) is back');
  expect(back.text).toContain('https://shop.example/alerts/confirm?token=abc');
  const cheaper = renderMail(
    'alert/confirm',
    { ...piece, kind: 'price', variant_label: '', price: 1500 },
    site,
  );
  expect(cheaper.text).toContain('when Neel Tee costs less than ₹1,500');
});

test('what is back is promised to nobody, and one press ends the mails', () => {
  const { subject, text, html, unsubscribeUrl } = renderMail('alert/stock', piece, site);
  expect(subject).toBe('Neel Tee is back');
  expect(text).toContain('while stock lasts');
  expect(text).toContain('https://shop.example/product/neel-tee');
  expect(text).toContain('Neel Tee (M): ₹450');
  expect(text).not.toContain('undefined');
  expect(html).toContain('/media/neel-tee/main-160.jpg');
  expect(unsubscribeUrl).toBe('https://shop.example/alerts/stop?token=abc');
  expect(text).toContain(String(unsubscribeUrl));
});

test('a lower price says from where to where', () => {
  const { subject, text } = renderMail('alert/price', { ...piece, variant_label: '' }, site);
  expect(subject).toBe('Neel Tee now costs ₹450');
  expect(text).toContain('From ₹500 to ₹450');
  expect(text).toContain('https://shop.example/alerts/stop?token=abc');
});
