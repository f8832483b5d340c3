import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { s, visuallyHidden } from '@shop/ui';
import { Hint } from '../hint/Hint';
import { Panel } from '../panel/Panel';
import { Figure } from './Figure';
import { figureTexts } from './figureTexts';
import type { Overview } from './loadOverview';

type Props = Pick<Overview, 'from' | 'to' | 'current'>;

const rows = [
  { name: 'gross', sign: '' },
  { name: 'discounts', sign: '−' },
  { name: 'gst', sign: '+' },
  { name: 'shipping', sign: '+' },
  { name: 'fees', sign: '+' },
  { name: 'total', sign: '=' },
  { name: 'refunds', sign: '−' },
  { name: 'net', sign: '=' },
  { name: 'cash_due', sign: '' },
  { name: 'cash_collected', sign: '' },
] as const;

const words = { '': '', '−': 'less', '+': 'plus', '=': 'makes' } as const;

/** From the goods to the net, line by line, so that anybody can add it up. */
export function SalesStatement({ current, ...period }: Props) {
  return (
    <Panel title="How net sales add up">
      <List>
        {rows.map(({ name, sign }) => (
          <Line key={name} $sum={sign === '='} $part={name.startsWith('cash')}>
            <dt>
              <Sign>
                <span aria-hidden>{sign}</span>
                <Spoken>{words[sign]}</Spoken>
              </Sign>
              {figureTexts[name].label}
              <Hint of={figureTexts[name].label}>{figureTexts[name].meaning}</Hint>
            </dt>
            <dd>
              <Figure name={name} period={period}>
                {formatRupees(current[name])}
              </Figure>
            </dd>
          </Line>
        ))}
      </List>
    </Panel>
  );
}

const List = styled.dl`
  margin: 0;
  font-size: ${s('size.15')};
  font-variant-numeric: tabular-nums;
`;

const Line = styled.div<{ $sum: boolean; $part: boolean }>`
  position: relative;
  display: flex;
  gap: ${s('space.8')};
  align-items: baseline;
  justify-content: space-between;
  padding-block: ${s('space.4')};
  border-top: ${({ $sum }) => ($sum ? `1px solid ${s('color.lineStrong')}` : 0)};
  color: ${({ $part }) => s($part ? 'color.ink2' : 'color.ink')};
  font-weight: ${({ $sum }) => ($sum ? 650 : 400)};

  dt {
    display: flex;
    flex-wrap: wrap;
    gap: ${s('space.4')};
    align-items: center;
  }

  dd {
    margin: 0;
  }

  a {
    color: inherit;
    text-decoration-color: ${s('color.line')};
    text-underline-offset: 3px;
  }

  a:hover {
    text-decoration-color: currentcolor;
  }
`;

const Sign = styled.span`
  width: 1ch;
  color: ${s('color.ink2')};

  /* A line without a sign has a base line as the others. */
  &::after {
    content: '\\200b';
  }
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;
