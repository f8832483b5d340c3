import { archPath } from '../../theme/jharokha';
import { s } from '../../theme/s';

const petal = 'M0-34C14-54 14-76 0-96-14-76-14-54 0-34Z';
const innerPetal = 'M0-16C9-26 9-40 0-52-9-40-9-26 0-16Z';
const turns = (count: number) => Array.from({ length: count }, (_, index) => (360 / count) * index);

/** The brand's mark: a lotus in a jharokha arch. Decorative; the name stands beside it. `size` in pixels. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 128 128" aria-hidden>
      <path d={archPath} fill={s('color.madder')} />
      <g transform="translate(64 78) scale(.42)">
        {turns(12).map((turn, index) => (
          <path
            key={turn}
            d={petal}
            transform={`rotate(${turn})`}
            fill={index % 2 ? s('color.haldi') : s('color.onMadder')}
          />
        ))}
        {turns(8).map((turn) => (
          <path key={turn} d={innerPetal} transform={`rotate(${turn})`} fill={s('color.surface')} />
        ))}
        <circle r="15" fill={s('color.haldi')} />
      </g>
    </svg>
  );
}
