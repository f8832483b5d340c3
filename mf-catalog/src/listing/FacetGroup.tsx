import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button, CheckboxLine, s } from '@shop/ui';
import { manyColours } from '../swatches/manyColours';
import type { FacetGroup as Facet } from './fetchListing';

interface Props {
  facet: Facet;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** What nearly everybody filters by. The others open on a press: all of them are a third of a page's elements. */
const opened = ['type', 'size', 'colour', 'price', 'brand'];

/** Of a long list; the rest comes on a press, so that the next facet stays in reach. */
const atFirst = 12;

/** One facet under its title; what is chosen of it is always seen at first. */
export function FacetGroup({ facet: { key, title, kind, options }, chosen, onToggle }: Props) {
  const [isOpen, setOpen] = useState(opened.includes(key) || chosen.length > 0);
  const list = useRef<HTMLDivElement>(null);
  /** Where among all options the first is that "Show all" brought. */
  const [firstMore, setFirstMore] = useState<number>();
  const isMore = ({ value }: Facet['options'][number], index: number) =>
    index >= atFirst && !chosen.includes(value);
  const shown = firstMore === undefined ? options.filter((option, index) => !isMore(option, index)) : options;
  useEffect(() => {
    // The button is gone; what would find nothing takes no focus.
    if (firstMore === undefined) return;
    const [first = list.current] = [...(list.current?.querySelectorAll('input') ?? [])]
      .slice(firstMore)
      .filter(({ disabled }) => !disabled);
    first?.focus();
  }, [firstMore]);
  const Option = kind === 'swatch' ? SwatchOption : CheckboxLine;
  return (
    <div role="group" aria-label={title}>
      <Title type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {title}
      </Title>
      {isOpen && (
        <Options ref={list} tabIndex={-1} $isShort={key === 'size'}>
          {shown.map(({ value, label, count, hex }) => {
            const isChosen = chosen.includes(value);
            return (
              <Option
                key={value}
                name={key}
                checked={isChosen}
                disabled={count === 0 && !isChosen}
                onChange={() => onToggle(value)}
                {...(kind === 'swatch' && { $hex: hex })}
              >
                {`${label} `}
                <Count>{`(${count})`}</Count>
              </Option>
            );
          })}
          {shown.length < options.length && (
            <All
              type="button"
              $variant="quiet"
              $size="small"
              $flush
              onClick={() => setFirstMore(options.findIndex(isMore))}
            >
              Show all {options.length}
            </All>
          )}
        </Options>
      )}
    </div>
  );
}

const Title = styled.button`
  display: flex;
  justify-content: space-between;
  align-items: center;
  width: 100%;
  min-height: 44px;
  padding: 0 ${s('space.4')} 0 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 650;
  text-align: left;
  cursor: pointer;

  &::after {
    content: '';
    width: 8px;
    height: 8px;
    border: solid ${s('color.ink3')};
    border-width: 0 2px 2px 0;
    transform: translateY(-2px) rotate(45deg);
    transition: transform ${s('motion.quick')};
  }

  &[aria-expanded='true']::after {
    transform: translateY(2px) rotate(-135deg);
  }
`;

/** Sizes are short: as many beside each other as there is room for. */
const Options = styled.div<{ $isShort: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isShort }) =>
    $isShort ? 'repeat(auto-fill, minmax(6.75rem, 1fr))' : 'minmax(0, 1fr)'};
  padding-left: ${s('space.4')};
  margin: 0 0 ${s('space.16')} calc(-1 * ${s('space.4')});
`;

const All = styled(Button)`
  margin-top: ${s('space.4')};
`;

/** The colour stands between box and name, which says the same to screen readers. */
const SwatchOption = styled(CheckboxLine)<{ $hex?: string | undefined }>`
  input {
    order: -1;
  }

  &::before {
    content: '';
    flex: none;
    width: 20px;
    height: 20px;
    border: 1px solid ${s('color.lineStrong')};
    border-radius: ${s('radius.round')};
    background: ${({ $hex = manyColours }) => $hex};
  }
`;

const Count = styled.span`
  color: ${s('color.ink3')};
`;
