import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';

/**
 * Opens the browser that comes with WebKitGTK, which needs a display. It has the engine of every browser on an iPhone; its
 * window is never narrower than some 450 pixels. Throws where it is not installed.
 */
export async function openWebKit(port: number): Promise<{ driver: WebDriver; close(): Promise<void> }> {
  const binary = readdirSync('/usr/lib')
    .map((folder) => path.join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));
  if (!binary) throw new Error('WebKit is not installed: webkit2gtk-driver is its Debian package.');

  const service = spawn('WebKitWebDriver', ['-p', String(port)], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/status`).catch(() => undefined))?.ok) await pause(100);
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  return {
    driver,
    close: async () => {
      await driver.quit();
      const ended = once(service, 'exit');
      service.kill();
      await ended;
    },
  };
}
