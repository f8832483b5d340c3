import styled from 'styled-components';
import { focusRing, s } from '@shop/ui';
import type { SizeSystem } from '../taxonomy/taxonomy';
import { chooseSize } from './chooseSize';
import type { VariantRecord } from './productRecord';

interface Props {
  system: SizeSystem;
  variants: readonly VariantRecord[];
  onChange: (variants: VariantRecord[]) => void;
}

/** The sizes that a product of its type may come in, each to be switched on or off. */
export function SizePicker({ system, variants, onChange }: Props) {
  return (
    <Group>
      <legend>{system.title}</legend>
      <Sizes>
        {system.sizes.map((size) => (
          <label key={size}>
            <input
              type="checkbox"
              checked={variants.some(({ label }) => label === size)}
              onChange={(event) => onChange(chooseSize(variants, system.sizes, size, event.target.checked))}
            />
            <span>{size}</span>
          </label>
        ))}
      </Sizes>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${s('space.8')};
    font-size: ${s('size.14')};
    font-weight: 600;
  }
`;

const Sizes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.4')};

  label {
    position: relative;
    display: grid;
    place-content: center;
    min-width: 44px;
    min-height: 44px;
    padding-inline: ${s('space.8')};
    border: 1px solid ${s('color.lineStrong')};
    border-radius: ${s('radius.control')};
    background: ${s('color.surface')};
    font-size: ${s('size.14')};
    font-weight: 600;
    cursor: pointer;
  }

  input {
    position: absolute;
    opacity: 0;
  }

  label:has(:checked) {
    border-color: ${s('color.ink')};
    background: ${s('color.ink')};
    color: ${s('color.paper')};
  }

  label:has(:focus-visible) {
    ${focusRing}
  }
`;
