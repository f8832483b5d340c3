import { writeRegistry } from '@shop/registry/desk';
import { entryOfFirstKit, temporaryFolder } from '@shop/registry/testing';
import { type BuiltWebServer, startBuiltWebServer } from '../testing/startBuiltWebServer';
import { containerWith, writeServerHalf } from '../testing/writeServerHalf';

const folder = temporaryFolder();
let server: BuiltWebServer | undefined;
afterAll(() => server?.stop());

test('a remote of the first kit, which takes kernel and design system whole, is rendered by the shell of today', async () => {
  const entry = entryOfFirstKit({
    react: '*',
    'styled-components': '*',
    '@shop/kernel': '*',
    '@shop/ui': '*',
  });
  const whole = `
const take = async (name) => (offered.get(name).lib ?? (await offered.get(name).get()))();
const page = async () => {
  const [{ formatRupees }, { Button }, { createElement }] = await Promise.all(['@shop/kernel/domain', '@shop/ui', 'react'].map(take));
  return { Component: () => createElement(Button, null, 'For ' + formatRupees(1499)) };
};`;
  const routes = `[{ id: 'mf-old/page', path: '/mf-old', lazy: page }]`;
  writeServerHalf(folder, entry.name, entry.version, containerWith(routes, whole));
  await writeRegistry(folder, { remotes: [entry] });
  server = await startBuiltWebServer(folder);
  const answer = await fetch(`${server.url}/mf-old`);
  expect(await answer.text()).toMatch(/<button[^>]*>For ₹1,499<\/button>/);
  expect(answer.status).toBe(200);
});
