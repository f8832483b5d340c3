import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { depth, s } from '@shop/ui';
import { AccountPanel } from './AccountPanel';

/** The account's menu below its button in the header. */
export const ProfilePanel = (props: ComponentProps<typeof AccountPanel>) => (
  <Panel>
    <AccountPanel {...props} />
  </Panel>
);

const Panel = styled.div`
  position: absolute;
  z-index: ${depth('drawer')};
  top: calc(100% + ${s('space.8')});
  right: 0;
  width: 300px;
  max-height: calc(100dvh - 120px);
  padding: ${s('space.24')};
  overflow-y: auto;
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.card')};
  background: ${s('color.surface')};
  box-shadow: ${s('shadow.raised')};

  /* A low window scrolls the menu itself. */
  a,
  button {
    scroll-margin: 0;
  }
`;
