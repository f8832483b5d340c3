const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
];

const systems: [name: string, mark: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

const nameOf = (userAgent: string, known: [string, RegExp][]) =>
  known.find(([, mark]) => mark.test(userAgent))?.[0];

/**
 * A user agent in the words of a list of devices, such as `Chrome on Android`. The first mark that fits counts: browsers
 * name those that they descend from as well. Versions and models are left out, because browsers do not tell them truly.
 */
export function deviceName(userAgent: string): string {
  const browser = nameOf(userAgent, browsers);
  const system = nameOf(userAgent, systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : 'Unknown device');
}
