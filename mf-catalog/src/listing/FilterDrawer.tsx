import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { Button, Drawer, from, Icon, s, Spinner } from '@shop/ui';
import type { FacetGroup } from './fetchListing';
import { itemCount } from './itemCount';
import { facetPanel } from './laterParts';

interface Props {
  groups: FacetGroup[];
  /** How many filters hold. */
  active: number;
  total: number;
  more: boolean;
}

/** The facets on screens without room for a column of them. */
export function FilterDrawer({ groups, active, total, more }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Opener $variant="secondary" onPointerDown={() => void facetPanel.load()} onClick={() => setOpen(true)}>
        <Icon name="filter" size={18} /> Filters{active > 0 && ` (${active})`}
      </Opener>
      {open && (
        <Drawer
          title="Filters"
          onClose={() => setOpen(false)}
          footer={
            <Button $block onClick={() => setOpen(false)}>
              Show {itemCount(total, more)}
            </Button>
          }
        >
          <Content>
            <Suspense fallback={<Spinner label="Fetching filters" />}>
              <facetPanel.Part groups={groups} />
            </Suspense>
          </Content>
        </Drawer>
      )}
    </>
  );
}

const Opener = styled(Button)`
  min-height: 48px;
  padding-inline: ${s('space.16')};
  ${from('desktop')} {
    display: none;
  }
`;
const Content = styled.div`
  padding: ${s('space.24')};
`;
