import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { Drawer, s } from '@shop/ui';
import { SectionNav } from './SectionNav';

/** The navigation where there is no room beside the page. */
export const NavDrawer = ({ onClose }: { onClose: () => void }) => (
  <Drawer title={shop.name} onClose={onClose}>
    <Body>
      <SectionNav onChoose={onClose} />
    </Body>
  </Drawer>
);

const Body = styled.div`
  padding: ${s('space.4')} ${s('space.12')};
`;
