import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { sym } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { orb, polish } from '../../surfaces/polish';
import type { Look } from '../Template';
import { figureBase } from './figureBase';

/** The guardian: an original robot with wings and a halo. */
export function drawMecha(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    c = col(l.c),
    dk = col('slate');
  figureBase(k, col('kohl'), c);
  const pl = (d: string, f: string, hl?: string) => {
    k.panel(d, f, {
      edge: [16, 0.48],
      blur: 5,
      off: [-4, -5],
      light: hl ? [[hl, 9, 0.75]] : [],
      rim: [shade(f, 0.95), 3, 0.6],
    });
  };
  k.twin(() => {
    // wings
    pl(
      'M470 330L640 190L690 210L610 330L700 300L690 360L560 430L480 420Z',
      shade(b, 0.1),
      'M490 340L640 210',
    );
    k.line('M520 372L640 290M520 400L660 340', lite(b, 0.9), 3, 0.8);
  });
  k.twin(() => {
    // legs
    pl('M412 560H470L478 640L466 690H424Z', dk);
    pl('M408 660C430 640 470 640 488 660L500 790L478 812H412L402 780Z', a, 'M424 668L418 780');
    pl(
      'M404 790C430 776 480 776 506 796L514 826C480 842 424 842 398 830Z',
      b,
      'M420 800C450 790 480 794 498 804',
    );
    pl('M424 640L450 622 476 640 466 676H434Z', c);
    k.line('M430 720H484M428 740H486', shade(a, 0.7), 3, 0.6);
  });
  pl(sym('M400 540L470 530L486 590L440 620L400 634'), a);
  pl('M378 566H422L412 628L400 640L388 628Z', c);
  k.twin(() => {
    // arms
    pl('M492 420H540L548 520H500Z', dk);
    pl('M486 496C510 484 550 486 566 504L574 600L546 622H504L488 596Z', a, 'M504 504L500 600');
    pl('M506 612H548L552 650L530 668L508 652Z', dk);
    pl('M470 330C520 310 580 330 590 380L580 440L520 450L476 430Z', b, 'M490 346C520 332 556 344 572 372');
    k.line('M494 420L574 410', c, 8);
  });
  k.add(
    `<path d="M530 640L690 300" stroke="${INK}" stroke-width="12" opacity=".3" transform="translate(6 8)"/><path d="M520 662L556 586" stroke="${col('walnut')}" stroke-width="16"/><path d="M562 574L720 236L706 250L552 566Z" fill="${lite(c, 0.9)}"/><path d="M556 572L706 250L540 590Z" fill="${c}"/><path d="M536 562L584 584" stroke="${col('brass')}" stroke-width="11"/>`,
  );
  // torso
  pl(sym('M400 330L486 326L500 400L462 500L440 546L400 556'), a, 'M320 346L336 440');
  pl(sym('M400 352L450 346L462 392L430 450L400 462'), b, 'M352 360L360 400');
  k.add(
    `<circle cx="400" cy="404" r="27" fill="${shade(c, 0.6)}"/><circle cx="400" cy="404" r="21" fill="${orb(k, l.c)}"/>`,
  );
  k.line('M352 490H448M360 510H440M368 530H432', shade(a, 0.8), 4, 0.6);
  // sun halo and head
  k.add(
    `<circle cx="400" cy="252" r="104" fill="none" stroke="${polish(k, 'gold')}" stroke-width="13"/><circle cx="400" cy="252" r="118" fill="none" stroke="${lite('gold', 0.3)}" stroke-width="20" stroke-dasharray="5 25.9"/>`,
  );
  pl('M372 316H428V340H372Z', dk);
  pl(sym('M400 190L440 204L466 250L456 300L426 330L400 336'), a, 'M350 226L346 280');
  pl(sym('M400 150C420 172 424 196 418 214L410 262L400 270'), c);
  k.twin(() =>
    k
      .path('M412 272L454 258L450 284L414 292Z', lite('aqua', 0.7))
      .path('M456 240L478 250L474 296L456 300Z', b),
  );
  pl(sym('M400 300L420 296L430 316L412 336L400 340'), shade(b, 0.2));
}
