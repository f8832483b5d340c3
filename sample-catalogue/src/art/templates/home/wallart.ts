import { col, INK } from '../../colour/dyes';
import { lite, mix, shade } from '../../colour/shades';
import { circ } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { orb } from '../../surfaces/polish';
import type { Look, Template } from '../Template';

function drawWallart(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    c = col(l.c);
  if (l.kind === 'clock') {
    k.add(`<circle cx="428" cy="510" r="286" fill="${INK}" opacity=".32" filter="${k.blur(20)}"/>`);
    k.path(
      circ(400, 470, 290),
      k.lin(
        [
          [0, lite(a, 0.5)],
          [0.5, a],
          [1, shade(a, 0.7)],
        ],
        [0, 0, 1, 1],
      ),
    );
    k.line(circ(400, 470, 270), b, 26);
    k.line(circ(400, 470, 270), lite(c, 0.4), 11, 1, 'stroke-dasharray="0 23.56"');
    k.line(circ(400, 470, 284), lite(a, 0.7), 3, 0.8);
    k.panel(circ(400, 470, 250), lite('khadi', 0.3), {
      edge: [36, 0.35],
      off: [8, 10],
      blur: 12,
      ink: shade('chandan', 0.6),
      over: `<g transform="translate(400 470)" opacity=".92">${Array.from({ length: 24 }, (_, i) => `<path d="M0-70C18-96 18-122 0-150-18-122-18-96 0-70Z" fill="${i % 2 ? mix(b, '#f6ecd8', 0.55) : mix(c, '#f6ecd8', 0.5)}" transform="rotate(${i * 15})"/>`).join('')}</g>`,
    });
    k.add(
      `<g transform="translate(400 470)">${Array.from({ length: 12 }, (_, i) => `<path d="${i % 3 ? 'M-4-214H4V-184H-4Z' : 'M0-226L13-200 0-168-13-200Z'}" fill="${i % 3 ? shade(a, 0.4) : b}" transform="rotate(${i * 30})"/>`).join('')}<g transform="translate(5 9)" opacity=".3" stroke="${INK}"><path d="M0 0L-86-62" stroke-width="14"/><path d="M0 0L92-130" stroke-width="10"/></g><g stroke="${col('kohl')}"><path d="M18 13L-86-62" stroke-width="13"/><path d="M-16 22L92-130" stroke-width="9"/></g><path d="M-14-34L58 148" stroke="${c}" stroke-width="4"/><circle r="15" fill="${orb(k, 'brass')}"/></g>`,
    );
    k.add(`<path d="M210 380C230 300 300 250 380 236C300 300 260 380 250 480Z" fill="#fff" opacity=".2"/>`);
    return;
  }
  const fr = (x: number, y: number, w: number, h: number, wood: string, inner: () => void) => {
    k.add(
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${INK}" opacity=".38" transform="translate(16 22)" filter="${k.blur(14)}"/>`,
    );
    k.path(`M${x} ${y}H${x + w}V${y + h}H${x}Z`, wood);
    k.path(`M${x} ${y}L${x + 22} ${y + 22}V${y + h - 22}L${x} ${y + h}Z`, shade(wood, 0.25));
    k.path(`M${x} ${y + h}L${x + 22} ${y + h - 22}H${x + w - 22}L${x + w} ${y + h}Z`, shade(wood, 0.5));
    k.path(`M${x} ${y}L${x + 22} ${y + 22}H${x + w - 22}L${x + w} ${y}Z`, lite(wood, 0.45));
    k.add(
      `<rect x="${x + 22}" y="${y + 22}" width="${w - 44}" height="${h - 44}" fill="${lite('khadi', 0.5)}"/><path d="M${x + 22} ${y + h - 22}V${y + 22}H${x + w - 22}" fill="none" stroke="${INK}" stroke-width="12" opacity=".22" filter="${k.blur(4)}"/>`,
    );
    inner();
    k.add(
      `<path d="M${x + 22} ${y + 22}H${x + w * 0.55}L${x + 22} ${y + h * 0.6}Z" fill="#fff" opacity=".12"/>`,
    );
  };
  fr(170, 150, 460, 620, col('teak'), () => {
    const cl = k.clip('M232 212H568V708H232Z');
    // landscape with stepwell arches, hills and sun
    k.add(
      `<g clip-path="${cl}"><rect x="232" y="212" width="336" height="496" fill="${k.lin([
        [0, lite(a, 0.6)],
        [1, lite(c, 0.6)],
      ])}"/><circle cx="430" cy="350" r="84" fill="${c}"/><path d="M232 470C300 410 350 420 400 450C450 400 520 400 568 440V708H232Z" fill="${mix(a, b, 0.4)}"/><path d="M232 520C310 480 380 500 420 520C480 490 530 490 568 510V708H232Z" fill="${b}"/><path d="M232 600C320 560 420 580 568 560V708H232Z" fill="${shade(b, 0.5)}"/>${[0, 1, 2].map((i) => `<path d="M${262 + i * 100} 708V600C${262 + i * 100} 560 ${292 + i * 100} 556 ${297 + i * 100} 540C${302 + i * 100} 556 ${332 + i * 100} 560 ${332 + i * 100} 600V708Z" fill="${i === 1 ? c : lite(a, 0.4)}"/><path d="M${278 + i * 100} 708V616C${278 + i * 100} 588 ${294 + i * 100} 580 ${297 + i * 100} 570C${300 + i * 100} 580 ${316 + i * 100} 588 ${316 + i * 100} 616V708Z" fill="${shade(b, 0.9)}"/>`).join('')}<path d="M300 300q12-12 22 0 12-12 22 0M340 330q8-8 16 0 8-8 16 0" fill="none" stroke="${shade(b, 0.8)}" stroke-width="4"/></g><rect x="232" y="212" width="336" height="496" fill="none" stroke="${shade('chandan', 0.3)}" stroke-width="2"/>`,
    );
  });
}

export const wallart: Template = { draw: drawWallart, set: 'wall', focus: [430, 400, 2] };
