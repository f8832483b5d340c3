import styled from 'styled-components';
import { from, s } from '@shop/ui';

const tapes = [
  { letter: 'A', y: 132, from: 106, to: 254 },
  { letter: 'B', y: 202, from: 116, to: 244 },
  { letter: 'C', y: 268, from: 100, to: 260 },
] as const;

/** A kurta on its stand with the tape at chest, waist and hip; the letters stand in the instructions beside it. */
export function MeasuredFigure() {
  return (
    <Drawing viewBox="0 0 360 400" aria-hidden>
      <path d="M180 16V44" stroke={s('color.ink')} strokeWidth="5" strokeLinecap="round" />
      <ellipse
        cx="180"
        cy="14"
        rx="14"
        ry="9"
        fill={s('color.haldi')}
        stroke={s('color.ink')}
        strokeWidth="2"
      />
      <path d="M180 356V388M146 392H214" stroke={s('color.ink')} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M152 44Q180 62 208 44L262 70L318 176L286 194L250 134L244 202L268 356H92L116 202L110 134L74 194L42 176L98 70Z"
        fill={s('color.neel')}
      />
      <path
        d="M208 44L262 70L318 176L286 194L250 134L244 202L268 356H206Q216 200 208 44Z"
        fill={s('color.ink')}
        opacity="0.22"
      />
      <path d="M152 44Q180 74 208 44M180 62V170" fill="none" stroke={s('color.haldi')} strokeWidth="3" />
      {[86, 112, 138].map((y) => (
        <circle key={y} cx="180" cy={y} r="4" fill={s('color.haldi')} />
      ))}
      <path d="M96 336H264M94 346H266" stroke={s('color.haldi')} strokeWidth="2.5" strokeDasharray="9 5" />
      {tapes.map(({ letter, y, from, to }) => (
        <g key={letter}>
          <path
            d={`M${from} ${y}Q180 ${y + 22} ${to} ${y}`}
            fill="none"
            stroke={s('color.surface')}
            strokeWidth="9"
          />
          <path
            d={`M${from} ${y}Q180 ${y + 22} ${to} ${y}`}
            fill="none"
            stroke={s('color.ink')}
            strokeWidth="9"
            strokeDasharray="1.5 9"
          />
          <circle cx="334" cy={y} r="17" fill={s('color.madder')} />
          <path d={`M${to} ${y}H316`} stroke={s('color.madder')} strokeWidth="1.5" strokeDasharray="3 4" />
          <Letter x="334" y={y + 6}>
            {letter}
          </Letter>
        </g>
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: min(100%, 280px);
  padding-bottom: ${s('space.24')};
  margin-inline: auto;

  ${from('desktop')} {
    width: 380px;
  }
`;

const Letter = styled.text`
  fill: ${s('color.onMadder')};
  font: 700 17px ${s('font.text')};
  text-anchor: middle;
`;
