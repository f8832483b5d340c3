import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { shop } from '@shop/kernel/domain';
import { tokens } from '@shop/ui/tokens';
import { lotusMark } from './lotusMark';

/** Seconds after which the page, and whoever keeps to Retry-After, asks again. */
export const retryAfter = 3;

const styleWith = (font: string) => `
@font-face{font-family:Rozha;src:url(data:font/woff2;base64,${font}) format('woff2')}
*{box-sizing:border-box}
html{height:100%;background:${tokens['color.paper']};color:${tokens['color.ink']};color-scheme:light}
body{min-height:100%;margin:0;padding:32px 24px;display:grid;place-items:center;text-align:center;
font:400 1.125rem/1.5 system-ui,sans-serif;border:solid ${tokens['color.madder']};border-width:6px 0}
h1{margin:24px 0 8px;font:400 clamp(2.25rem,8vw,3rem)/1.1 Rozha,serif;text-wrap:balance}
p{max-width:26em;margin:0 auto;color:${tokens['color.ink2']};text-wrap:pretty}
p+p{margin-top:32px;color:${tokens['color.ink3']};font-size:.9375rem}
svg{animation:breathe 3s ease-in-out infinite}
@keyframes breathe{50%{transform:scale(1.06)}}
@media (prefers-reduced-motion:reduce){svg{animation:none}}
`;

/** What visitors see while the web server starts again, and the policy it comes with. */
export interface MomentPage {
  html: string;
  policy: string;
}

/** Nothing runs on it and nothing is fetched: it reloads itself by its own head, and carries the font of this file. */
export function momentPage(fontFile: string): MomentPage {
  const style = styleWith(readFileSync(fontFile).toString('base64'));
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = [
    `default-src 'none'`,
    `style-src 'sha256-${hash}'`,
    `font-src data:`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
  return { html: htmlWith(style), policy };
}

export const momentMessage = 'The shop will be back in a moment.';

const htmlWith = (style: string) => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${tokens['color.paper']}">
<meta http-equiv="refresh" content="${retryAfter}">
<title>Back in a moment · ${shop.name}</title>
<style>${style}</style>
</head>
<body>
<main>
${lotusMark}
<h1>Back in a moment</h1>
<p>${shop.name} is just being re-threaded. Orders that were placed are safe, and this page opens by itself.</p>
<p>If it takes longer, write to ${shop.contact.email}.</p>
</main>
</body>
</html>
`;
