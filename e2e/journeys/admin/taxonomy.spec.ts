import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { hearMessages } from '../../steps/messages';
import { rememberAdmin } from './steps';

test('an attribute is added, given to a type, set on a product and imported', async ({ page, shop }) => {
  await rememberAdmin(page, shop);
  await page.goto('/admin/types');
  await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: 'Attributes' }).click();
  await page.getByRole('button', { name: 'New attribute' }).click();
  const dialog = page.getByRole('dialog', { name: 'New attribute' });
  await dialog.getByLabel('Name').fill('Zari work');
  await dialog.getByRole('textbox', { name: 'Choice 1' }).fill('Real');
  await dialog.getByRole('button', { name: 'Add a choice' }).click();
  await dialog.getByRole('textbox', { name: 'Choice 2' }).fill('Tested');
  await dialog.getByLabel('Shoppers filter by it').check();
  await dialog.getByLabel('Add a type or a group').selectOption('Women › Indian wear › Sarees');
  await expectAccessible(page);
  const hear = await hearMessages(page);
  await dialog.getByRole('button', { name: 'Save attribute' }).click();
  await hear('Zari work is saved');

  await page.goto('/admin/products/firozi-silk-saree');
  await page.getByLabel('Zari work').selectOption('Tested');
  await page.getByLabel('Add to occasion').selectOption('Gift');
  await page.getByLabel('Colour', { exact: true }).selectOption('Green');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save product' }).click();
  await hear('Firozi Zari Saree is saved');
  await page.reload();
  await expect(page.getByLabel('Zari work')).toHaveValue('tested');
  await expect(page.getByRole('button', { name: 'Remove Gift' })).toBeVisible();

  await page.getByLabel('Type', { exact: true }).selectOption('Indian wear: Kurtas & kurtis');
  await expect(page.getByLabel('Zari work')).toHaveCount(0);
  await page.getByRole('group', { name: 'Size', exact: true }).getByText('XL', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Variant 1' })).toHaveValue('XL');
  await page.reload();

  await page.goto('/admin/products/import');
  const head =
    'sku,name,description,price,original_price,category_id,type_id,colour_family,style_id,brand,status,features,badges,attributes,variants';
  const rows = [
    'ZR-1,Kanchi Saree,,2500,3000,women,sarees,red,,Test House,published,,,"material=silk|pattern=zari|occasion=wedding,festive|blouse-piece=yes|zari-work=real|origin=india|maker=Test House, Nagpur|net-quantity=1 N",one=5',
    'ZR-2,Second Saree,,2500,3000,women,sarees,red,,Test House,published,,,"material=silk|pattern=zari|occasion=wedding|blouse-piece=yes|zari-work=plastic|origin=india|maker=Test House, Nagpur|net-quantity=1 N",one=5',
    'ZR-3,Third Saree,,2500,3000,women,sarees,red,,Test House,published,,,"material=silk|pattern=zari|occasion=wedding|blouse-piece=yes|origin=india|maker=Test House, Nagpur|net-quantity=1 N",M=5',
  ];
  await page.getByLabel('CSV file', { exact: true }).setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, ...rows].join('\n')),
  });
  await expect(page.getByText('This would create 1')).toBeVisible();
  const problems = page.getByRole('region', { name: 'Faults' });
  await expect(problems).toContainText('This is one of: Real, Tested.');
  await expect(problems).toContainText('“M” is no size of Sarees');
  await page.getByRole('button', { name: 'Import the 1 faultless row' }).click();
  await expect(page.getByText('Created 1')).toBeVisible();
  await page.goto('/admin/products/kanchi-saree');
  await expect(page.getByLabel('Zari work')).toHaveValue('real');
});
