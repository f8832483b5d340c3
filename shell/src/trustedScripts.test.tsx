import { guardScripts, trustedScripts as rulesFor } from './trustedScripts';

const trustedScripts = rulesFor(['https://assets.example', 'http://localhost:4801']);

test.each([
  '/assets/main.be0e90e300.js',
  '/remotes/mf-cart/0.1.0-1a2b3c4d/remoteEntry.js?retry=1',
  `${location.origin}/remotes/mf-cart/0.1.0+b/src_pages.js`,
  'https://assets.example/remotes/mf-cart/0.1.0-1a2b3c4d/cart.js',
  'http://localhost:4801/remotes/mf-cart/0.1.0-1a2b3c4d/remoteEntry.js?retry=1',
])('%s is fetched as a script', (address) => {
  expect(trustedScripts.createScriptURL(address)).toBe(address);
});

test.each([
  'https://evil.example/assets/main.js',
  '//evil.example/assets/main.js',
  'https://evil.example/remotes/mf-cart/1/remoteEntry.js',
  // Another port, scheme or host is another origin, whatever it begins or ends with.
  'https://assets.example:8443/remotes/mf-cart/1/remoteEntry.js',
  'http://assets.example/remotes/mf-cart/1/remoteEntry.js',
  'https://assets.example.evil.example/remotes/mf-cart/1/remoteEntry.js',
  'https://assets.example@evil.example/remotes/mf-cart/1/remoteEntry.js',
  // They serve remotes, not the shell.
  'https://assets.example/assets/main.js',
  '/media/evil.js',
  '/assets/../media/evil.js',
  '/assets/%2e%2e/media/evil.js',
  '/assets/main.css',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('%s is not', (address) => {
  expect(() => trustedScripts.createScriptURL(address)).toThrow('is no script of this shop');
});

test('text is set as HTML where it has no markup; React’s inert script element is the one exception', () => {
  expect(trustedScripts.createHTML('{"@type":"Product"}')).toBe('{"@type":"Product"}');
  expect(trustedScripts.createHTML('<script></script>')).toBe('<script></script>');
  for (const markup of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', ' <script></script>'])
    expect(() => trustedScripts.createHTML(markup)).toThrow('Markup is not set');
});

test('no string ever becomes code', () => {
  expect(trustedScripts).not.toHaveProperty('createScript');
});

test('the rules are the page’s default policy, where the browser knows policies', () => {
  const createPolicy = jest.fn();
  guardScripts([], { trustedTypes: { createPolicy } });
  expect(createPolicy).toHaveBeenCalledWith('default', {
    createScriptURL: expect.any(Function),
    createHTML: expect.any(Function),
  });
  expect(() => guardScripts([], {})).not.toThrow();
});
