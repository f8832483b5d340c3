import { startTransition, useOptimistic } from 'react';
import styled, { css } from 'styled-components';
import { useNavigate, useSearchParams } from '@shop/kernel/routing';
import { CheckboxField, s } from '@shop/ui';
import type { FacetGroup } from './fetchListing';
import { toggleFacet } from './listingQuery';

/** Checkboxes of every facet with their counts; each press changes the address. */
export function FacetPanel({ groups }: { groups: FacetGroup[] }) {
  const navigate = useNavigate();
  const [current] = useSearchParams();
  // Where the shopper is heading: a checkbox shows its press at once, and a second press builds upon the first.
  const [search, setSearch] = useOptimistic(current);

  const toggle = (key: string, value: string) => {
    const next = toggleFacet(search, key, value);
    startTransition(async () => {
      setSearch(new URLSearchParams(next));
      await navigate(next, { preventScrollReset: true });
    });
  };

  return (
    <Panel>
      {groups.map(({ key, title, kind, options }) => (
        // Sizes of several systems share their key.
        <Group key={`${key} ${title}`}>
          <legend>{title}</legend>
          <Options>
            {options.map(({ value, label, count, hex }) => {
              const chosen = search.has(key, value);
              return (
                <CheckboxField
                  key={value}
                  name={key}
                  label={
                    <>
                      {kind === 'swatch' && <Swatch $hex={hex} />}
                      {label} <Count>{`(${count})`}</Count>
                    </>
                  }
                  checked={chosen}
                  disabled={count === 0 && !chosen}
                  onChange={() => toggle(key, value)}
                />
              );
            })}
          </Options>
        </Group>
      ))}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${s('space.24')};
`;
const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  margin: 0;
  border: 0;
  legend {
    padding: 0 0 ${s('space.4')};
    font-weight: 650;
  }
`;
/** Long lists scroll by themselves, so that the next facet stays in reach. */
const Options = styled.div`
  max-height: 272px;
  padding-left: ${s('space.4')};
  margin-left: calc(-1 * ${s('space.4')});
  overflow-y: auto;
`;
/** Decoration beside the colour's name. */
const Swatch = styled.span<{ $hex: string | undefined }>`
  display: inline-block;
  width: 20px;
  height: 20px;
  margin-right: ${s('space.8')};
  border: 1px solid ${s('color.lineStrong')};
  border-radius: ${s('radius.round')};
  background: ${({ $hex }) =>
    $hex ??
    css`conic-gradient(${s('color.madder')}, ${s('color.haldi')}, ${s('color.neem')}, ${s('color.madder')})`};
  vertical-align: -4px;
`;
const Count = styled.span`
  color: ${s('color.ink3')};
`;
