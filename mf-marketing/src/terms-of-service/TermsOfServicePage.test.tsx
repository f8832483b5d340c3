import { screen } from '@testing-library/react';
import { createTestPlatform, renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';

test.each([
  [false, 'goods, 5% GST, shipping and a platform fee of ₹9'],
  [true, 'goods, GST included at the rate of each piece, shipping and a platform fee of ₹9'],
])('says how tax comes to the prices; included: %s', async (taxIncluded, text) => {
  const settings = { taxIncluded, gstPercent: 5, platformFee: 9 };
  const { platform } = createTestPlatform({ database: {}, settings });
  await renderRoutes(routes, '/terms-of-service', platform);
  expect(screen.getByText(/^Prices are in Indian rupees/).textContent).toContain(text);
});
