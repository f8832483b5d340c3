import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Platform } from '../platform/createPlatform';
import { createLinks } from '../platform/links';
import { HeadElements, PageHead } from './PageHead';
import { PlatformProvider } from './PlatformProvider';
import { StructuredData } from './StructuredData';

const links = createLinks([{ links: { product: '/product/{id}' } }]);
const platform = { siteUrl: 'https://shop.example', links } as Platform;
const content = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute);

test('addresses for crawlers and messengers carry the shop’s own origin', () => {
  render(
    <PlatformProvider platform={platform}>
      <PageHead title="Neel Tee" canonical="/product/neel-tee" image="/media/neel-tee-960.webp" />
    </PlatformProvider>,
  );
  expect(content('link[rel=canonical]', 'href')).toBe('https://shop.example/product/neel-tee');
  expect(content('meta[property="og:url"]')).toBe('https://shop.example/product/neel-tee');
  expect(content('meta[property="og:image"]')).toBe('https://shop.example/media/neel-tee-960.webp');
});

test('the true address of a page is found by its name, and left out where nobody offers it', () => {
  const canonical = (name: string) => {
    const { unmount } = render(
      <PlatformProvider platform={platform}>
        <PageHead title="Neel Tee" canonical={{ name, values: { id: 'neel-tee' } }} />
      </PlatformProvider>,
    );
    const address = content('link[rel=canonical]', 'href');
    unmount();
    return address;
  };
  expect(canonical('product')).toBe('https://shop.example/product/neel-tee');
  expect(canonical('gift')).toBeUndefined();
});

test('each form of the first picture is fetched early, for the screens that show it', () => {
  const html = renderToStaticMarkup(
    <HeadElements
      siteUrl="https://shop.example"
      title="Home"
      preloadImage={[
        {
          href: '/media/wide-960.webp',
          srcSet: '/media/wide-960.webp 960w',
          sizes: '100vw',
          media: '(min-width: 768px)',
        },
        { href: '/media/tall-640.webp', media: '(max-width: 767px)' },
      ]}
    />,
  );
  const [wide, tall] = html.match(/<link rel="preload"[^>]*>/g) ?? [];
  expect(wide).toMatch(/imageSrcSet="\/media\/wide-960.webp 960w"/i);
  expect(wide).toMatch(/imageSizes="100vw"/i);
  expect(wide).toContain('media="(min-width: 768px)"');
  expect(wide).toMatch(/fetchPriority="high"/i);
  expect(tall).toContain('media="(max-width: 767px)"');
});

test('structured data names full addresses and cannot end its script', () => {
  const { container } = render(
    <PlatformProvider platform={platform}>
      <StructuredData data={{ url: '/product/a', name: '</script><script>alert(1)</script>' }} />
    </PlatformProvider>,
  );
  const text = container.querySelector('script')?.innerHTML ?? '';
  expect(JSON.parse(text)).toEqual({
    url: 'https://shop.example/product/a',
    name: '</script><script>alert(1)</script>',
  });
  expect(text).not.toContain('<');
});
