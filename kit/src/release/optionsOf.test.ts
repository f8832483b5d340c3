import { optionsOf } from './optionsOf';

const environment = { ...process.env };
afterEach(() => void (process.env = { ...environment }));

test('options are read, and the one word where a command takes one', () => {
  expect(optionsOf(['--share', '10', '--without-probe', 'No browser'])).toMatchObject({
    share: '10',
    withoutProbe: 'No browser',
    named: undefined,
  });
  expect(optionsOf(['--to', '../dist', '25'], { takesWord: true })).toMatchObject({
    to: '../dist',
    named: '25',
  });
});

test('what npm leaves of options without -- is refused, and nothing is released to everybody', () => {
  expect(() => optionsOf(['--to', '../dist', '10'])).toThrow(
    /^Nothing here takes ‘10’\. With npm, options follow --/,
  );
  expect(() => optionsOf(['25', '0.1.0-1a2b3c4d'], { takesWord: true })).toThrow(/takes ‘0\.1\.0-1a2b3c4d’/);
});

test.each([
  ['share', 'npm_config_share'],
  ['without-probe', 'npm_config_without_probe'],
])('--%s that npm took for itself is refused', (option, name) => {
  process.env[name] = 'true';
  expect(() => optionsOf([])).toThrow(`npm took --${option} for itself.`);
});
