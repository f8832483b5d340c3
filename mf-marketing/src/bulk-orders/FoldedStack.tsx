import { s } from '@shop/ui';

const cloths = ['color.neel', 'color.haldi', 'color.madder', 'color.neem', 'color.tintJewellery'] as const;
const height = 16;

/** A pile of folded kurtas, drawn as high as the order is large. */
export function FoldedStack({ pieces }: { pieces: number }) {
  return (
    <svg viewBox={`0 0 120 ${pieces * height + 6}`} width="120" height={pieces * height + 6} aria-hidden>
      {Array.from({ length: pieces }, (_, index) => {
        const y = index * height + 2;
        const cloth = s(cloths[index % cloths.length] ?? 'color.neel');
        const inset = (index * 7) % 5;
        return (
          <g key={index} transform={`translate(${inset} ${y})`}>
            <path d={`M6 0H104Q114 0 114 7Q114 14 104 14H6Q2 7 6 0Z`} fill={cloth} />
            <path d="M104 0Q114 0 114 7Q114 14 104 14Q109 7 104 0Z" fill={s('color.ink')} opacity="0.28" />
            <path
              d="M8 7H104"
              stroke={s('color.onMadder')}
              strokeWidth="1"
              strokeDasharray="3 3"
              opacity="0.8"
            />
          </g>
        );
      })}
    </svg>
  );
}
