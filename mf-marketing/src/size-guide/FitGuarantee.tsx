import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ClothStrip, displayHeading, from, s } from '@shop/ui';
import { returnPeriod } from '../returns/returnPeriod';

/** The Perfect Fit Guarantee with its links (spec §2, Size guide). */
export function FitGuarantee({ returnDays, children }: { returnDays: number; children: ReactNode }) {
  return (
    <Panel aria-labelledby="perfect-fit">
      <ClothStrip $print="ajrakh" />
      <Words>
        <h2 id="perfect-fit">Perfect Fit Guarantee</h2>
        <p>
          Not quite right? You have {returnPeriod(returnDays)}, and on your first order another size of the
          same piece is free, pickup included.
        </p>
        <div>{children}</div>
      </Words>
    </Panel>
  );
}

const Panel = styled.section`
  overflow: hidden;
  border-radius: ${s('radius.panel')};
  background: ${s('color.ink')};
  color: ${s('color.onDark')};
`;

const Words = styled.div`
  display: grid;
  gap: ${s('space.16')};
  padding: ${s('space.32')} ${s('space.24')};

  ${from('desktop')} {
    padding: ${s('space.48')};
  }

  h2 {
    ${displayHeading(36)}
  }

  p {
    max-width: 56ch;
    color: ${s('color.onDark2')};
    font-size: ${s('size.18')};
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${s('space.8')} ${s('space.24')};
  }

  a {
    padding-block: 10px;
    color: ${s('color.haldi')};
    font-weight: 600;
  }

  a:focus-visible {
    outline-color: ${s('color.haldi')};
  }
`;
