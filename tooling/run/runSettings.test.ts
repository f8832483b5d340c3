import { readRunSettings } from './runSettings';

describe('readRunSettings', () => {
  it('runs everything locally when nothing is set', () => {
    expect(readRunSettings({})).toEqual({ port: 3000, backendPort: 54321, hosted: undefined });
  });

  it('takes a hosted backend', () => {
    const env = { PORT: '8080', SUPABASE_URL: 'https://project.example', SUPABASE_PUBLISHABLE_KEY: 'key' };
    expect(readRunSettings(env)).toMatchObject({
      port: 8080,
      hosted: { url: 'https://project.example', publishableKey: 'key' },
    });
  });

  it('refuses half an address', () => {
    expect(() => readRunSettings({ SUPABASE_URL: 'https://project.example' })).toThrow('belong together');
  });

  it.each(['abc', '-1', '70000', '3000.5'])('refuses the port %s by name', (value) => {
    expect(() => readRunSettings({ BACKEND_PORT: value })).toThrow(
      `BACKEND_PORT is not a port number: ${value}`,
    );
  });
});
