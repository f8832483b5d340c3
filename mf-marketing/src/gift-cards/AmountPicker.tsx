import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { ChipGroup, s, TextField } from '@shop/ui';
import { giftCardLimits, giftCardPresets } from './giftCardRules';
import type { useGiftCardAmount } from './useGiftCardAmount';

interface Props {
  choice: ReturnType<typeof useGiftCardAmount>;
  error: string | undefined;
}

const { min, max } = giftCardLimits;

/** Presets, or an amount of one's own. */
export function AmountPicker({ choice, error }: Props) {
  const { preset, custom, amount, choosePreset, typeCustom } = choice;
  return (
    <Group>
      <ChipGroup
        legend="Amount"
        name="preset"
        options={giftCardPresets.map((value) => ({ value: String(value), label: formatRupees(value) }))}
        value={preset === undefined ? undefined : String(preset)}
        onChange={(value) => choosePreset(Number(value))}
      />
      <TextField
        label={`Or enter custom amount (${formatRupees(min)} - ${formatRupees(max)})`}
        name="customAmount"
        inputMode="numeric"
        autoComplete="off"
        value={custom}
        onChange={({ target }) => typeCustom(target.value)}
        error={error}
      />
      <input type="hidden" name="amount" value={Number.isNaN(amount) ? '' : amount} />
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${s('space.16')};
`;
