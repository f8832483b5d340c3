import styled from 'styled-components';
import { serviceTerms } from '@shop/kernel/domain';
import { from, s } from '@shop/ui';

const rings = [66, 114, 162];
/** Directions in degrees in which parcels leave, one for each ring. */
const routes = [
  [-128, 66],
  [150, 66],
  [28, 114],
  [-172, 114],
  [-96, 114],
  [100, 162],
  [-8, 162],
  [208, 162],
  [58, 162],
] as const;

const at = (degrees: number, radius: number) => ({
  x: Math.round(180 + radius * Math.cos((degrees * Math.PI) / 180)),
  y: Math.round(180 + radius * Math.sin((degrees * Math.PI) / 180)),
});

/** Rings around the Zero Mile stone of Nagpur, from which British surveyors measured India's distances. */
export function ZeroMileMap() {
  return (
    <Drawing viewBox="0 0 360 360" aria-hidden>
      {rings.map((radius) => (
        <circle
          key={radius}
          cx="180"
          cy="180"
          r={radius}
          fill="none"
          stroke={s('color.ink')}
          strokeDasharray="2 7"
        />
      ))}
      {routes.map(([degrees, radius], index) => {
        const { x, y } = at(degrees, radius);
        const bend = at(degrees + (index % 2 ? 26 : -26), radius * 0.6);
        return (
          <g key={degrees}>
            <path
              d={`M180 180Q${bend.x} ${bend.y} ${x} ${y}`}
              fill="none"
              stroke={s('color.madder')}
              strokeWidth="2"
              strokeDasharray="7 5"
            />
            <circle cx={x} cy={y} r="7" fill={s('color.haldi')} stroke={s('color.ink')} strokeWidth="1.5" />
          </g>
        );
      })}
      <path
        d="M166 196H194L190 150Q180 140 170 150Z"
        fill={s('color.surface')}
        stroke={s('color.ink')}
        strokeWidth="2"
      />
      <path d="M148 206H212V220H148Z" fill={s('color.madder')} stroke={s('color.ink')} strokeWidth="2" />
      <Zero x="180" y="190">
        0
      </Zero>
      {rings.map((radius, index) => {
        const { x, y } = at(-52, radius);
        return (
          <g key={radius}>
            <rect x={x - 33} y={y - 12} width="66" height="24" rx="12" fill={s('color.ink')} />
            <Days x={x} y={y + 5}>
              {serviceTerms.deliveryByPlace[index]?.days} days
            </Days>
          </g>
        );
      })}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: min(100%, 280px);
  padding-bottom: ${s('space.24')};
  margin-inline: auto;

  ${from('desktop')} {
    width: 420px;
  }
`;

const Zero = styled.text`
  fill: ${s('color.ink')};
  font: 40px ${s('font.display')};
  text-anchor: middle;
`;

const Days = styled.text`
  fill: ${s('color.onDark')};
  font: 600 13px ${s('font.text')};
  text-anchor: middle;
`;
