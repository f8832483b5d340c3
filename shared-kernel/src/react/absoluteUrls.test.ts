import { absoluteUrls } from './absoluteUrls';

test('paths become addresses wherever schema.org wants one, and nowhere else', () => {
  const data = {
    '@context': 'https://schema.org',
    name: '/not an address',
    image: ['/media/a-640.webp', 'https://elsewhere.example/b.webp'],
    offers: { '@type': 'Offer', url: '/product/a', price: 450 },
    itemListElement: [{ '@type': 'ListItem', position: 1, item: '/category/men' }],
    logo: '//elsewhere.example/logo.svg',
    review: null,
  };
  expect(absoluteUrls(data, 'https://shop.example')).toEqual({
    ...data,
    image: ['https://shop.example/media/a-640.webp', 'https://elsewhere.example/b.webp'],
    offers: { '@type': 'Offer', url: 'https://shop.example/product/a', price: 450 },
    itemListElement: [{ '@type': 'ListItem', position: 1, item: 'https://shop.example/category/men' }],
  });
});
