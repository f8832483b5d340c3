import styled from 'styled-components';
import { s } from '@shop/ui';

interface Props {
  /** Texts as people read them. */
  rows: readonly { label: string; from: string; to: string }[];
}

/** What each field says now and what it will say. */
export const DifferenceList = ({ rows }: Props) => (
  <Rows>
    {rows.map(({ label, from, to }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <del>{from}</del> <span aria-hidden>→</span> <ins>{to}</ins>
        </dd>
      </div>
    ))}
  </Rows>
);

const Rows = styled.dl`
  margin: 0;
  border-block: 1px solid ${s('color.line')};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${s('space.4')} ${s('space.16')};
    justify-content: space-between;
    padding-block: ${s('space.8')};
  }

  > div + div {
    border-top: 1px solid ${s('color.line')};
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  del {
    color: ${s('color.ink3')};
  }

  ins {
    font-weight: 650;
    text-decoration: none;
  }
`;
