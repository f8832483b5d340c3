import styled from 'styled-components';
import { Icon, type IconName } from '@shop/ui';

/** What the dashboard alone shows, drawn as the shop's icons are (24 units, one stroke): no shopper pays for it. */
const drawings = {
  chart: 'M4 4v16h16M8.5 16v-4M13 16V7.5M17.5 16v-6',
  flag: 'M5.5 21V4M5.5 4.5c4-2 8 2 13 0v9c-5 2-9-2-13 0',
  layers: 'M12 3.5l8.5 4.5-8.5 4.5L3.5 8zM3.5 12.3l8.5 4.5 8.5-4.5M3.5 16.5l8.5 4.5 8.5-4.5',
  'paper-plane': 'M20.5 3.5l-17 6.3 6.8 3.9 3.9 6.8zM20.5 3.5L10.3 13.7',
  percent:
    'M18.5 5.5l-13 13M7.5 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5M16.5 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5',
  pulse: 'M3 12.5h4l2.5-7 5 13 2.5-6h4',
  sliders:
    'M4 8h8.5M17.5 8H20M4 16h2.5M11.5 16H20M15 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5M9 13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5',
} as const;

export type AdminIconName = IconName | keyof typeof drawings;

const isDrawn = (name: AdminIconName): name is keyof typeof drawings => name in drawings;

interface Props {
  name: AdminIconName;
  /** Pixels. */
  size: number;
}

/** A decorative icon of the shop's or of the dashboard's own: what stands beside it must speak. */
export function AdminIcon({ name, size }: Props) {
  if (!isDrawn(name)) return <Icon name={name} size={size} />;
  return (
    <Drawing aria-hidden viewBox="0 0 24 24" width={size} height={size}>
      <path d={drawings[name]} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 1.75;
`;
