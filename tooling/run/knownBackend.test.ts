import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@shop/registry/testing';
import { knownBackend } from './knownBackend';

const folder = temporaryFolder();
const keysAre = (text: string) => writeFileSync(path.join(folder, 'local-keys.json'), text);

test('the backend is known by the keys of its data folder, the newest of them', () => {
  expect(knownBackend(54321, folder)).toBeUndefined();
  keysAre(JSON.stringify({ publishableKeys: ['new', 'old'], serverToken: 'token' }));
  expect(knownBackend(54321, folder)).toEqual({
    url: 'http://127.0.0.1:54321',
    publishableKey: 'new',
    serverToken: 'token',
  });
});

test.each(['', '{', '{}', '{"publishableKeys":[],"serverToken":"token"}', '{"publishableKeys":["new"]}'])(
  'keys that say too little make it unknown: %s',
  (text) => {
    keysAre(text);
    expect(knownBackend(54321, folder)).toBeUndefined();
  },
);
