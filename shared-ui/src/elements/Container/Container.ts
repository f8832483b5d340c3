import styled from 'styled-components';
import { from } from '../../theme/from';
import { s } from '../../theme/s';

const widths = { page: '1320px', text: '720px', form: '560px' } as const;

export type ContainerWidth = keyof typeof widths;

/** Centres content and keeps it off the screen's edges. */
export const Container = styled.div<{ $width?: ContainerWidth }>`
  width: 100%;
  max-width: calc(${({ $width = 'page' }) => widths[$width]} + 2 * ${s('space.32')});
  margin-inline: auto;
  padding-inline: ${s('space.16')};

  ${from('tablet')} {
    padding-inline: ${s('space.24')};
  }

  ${from('desktop')} {
    padding-inline: ${s('space.32')};
  }
`;
