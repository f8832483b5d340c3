import styled from 'styled-components';
import { from, s, visuallyHidden } from '@shop/ui';
import type { Figures } from './figures';
import { roleColours } from './roleColours';
import { comparisonsOf, standingOf } from './trialStanding';

interface Props {
  /** Percentage of the visitors who get the tried version. */
  share: number;
  tried: Figures | undefined;
  live: Figures | undefined;
}

/** How a trial does beside the live version since it began, and what that means. */
export function TrialComparison({ share, tried, live }: Props) {
  return (
    <Box>
      <div>
        <Bar role="img" aria-label={`${share} of 100 visitors get the tried version`}>
          <Part $share={share} />
        </Bar>
        <Standing>{standingOf(tried, live)}</Standing>
      </div>
      <table>
        <caption>Since the hour in which the trial began</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Trial</th>
            <th scope="col">Live</th>
          </tr>
        </thead>
        <tbody>
          {comparisonsOf(tried, live).map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              <Tried $isWorse={line.isWorse}>
                {line.isWorse && <Worse>worse: </Worse>}
                {line.isWorse && <span aria-hidden>{'▲\u00a0'}</span>}
                {line.tried}
              </Tried>
              <td>{line.live}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.16')};
  padding: ${s('space.12')} ${s('space.16')};
  border-radius: ${s('radius.control')};
  background: ${s('color.sunk')};
  font-size: ${s('size.14')};

  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
    line-height: 1.35;
  }

  caption {
    padding-bottom: ${s('space.4')};
    color: ${s('color.ink2')};
    font-size: ${s('size.12')};
    text-align: end;
  }

  th {
    font-weight: 600;
  }

  th[scope='row'] {
    font-weight: 400;
    text-align: start;
  }

  th,
  td {
    padding: 3px 0 3px ${s('space.12')};
    text-align: end;
  }

  th:first-child {
    padding-left: 0;
  }

  ${from('desktop')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${s('space.32')};
  }
`;

const Bar = styled.div`
  height: 14px;
  overflow: hidden;
  border-radius: ${s('radius.round')};
  background: ${roleColours.live};
`;

const Part = styled.div<{ $share: number }>`
  width: ${({ $share }) => $share}%;
  height: 100%;
  border-right: 2px solid ${s('color.surface')};
  background: ${roleColours.trial};
`;

const Standing = styled.p`
  margin: ${s('space.8')} 0 0;
`;

const Tried = styled.td<{ $isWorse: boolean }>`
  color: ${({ $isWorse }) => s($isWorse ? 'color.kumkum' : 'color.ink')};
  font-weight: ${({ $isWorse }) => ($isWorse ? 650 : 400)};
`;

const Worse = styled.span`
  ${visuallyHidden}
`;
