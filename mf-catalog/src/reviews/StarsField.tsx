import { useId } from 'react';
import styled from 'styled-components';
import { focusRing, Icon, s, visuallyHidden } from '@shop/ui';

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];

interface Props {
  value: number;
  onChange: (stars: number) => void;
  error: string | undefined;
}

/** A choice of one to five stars; arrow keys move it as in every group of radio buttons. */
export function StarsField({ value, onChange, error }: Props) {
  const id = useId();
  return (
    <Group
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <Legend id={id}>Your rating</Legend>
      <Stars>
        {words.map((word, index) => {
          const stars = index + 1;
          return (
            <Star key={word} $filled={stars <= value}>
              <input
                type="radio"
                name="rating"
                value={stars}
                checked={stars === value}
                onChange={() => onChange(stars)}
                aria-label={`${stars} ${stars === 1 ? 'star' : 'stars'}, ${word}`}
              />
              <Icon name={stars <= value ? 'star-filled' : 'star'} size={28} />
            </Star>
          );
        })}
        <Word aria-hidden>{words[value - 1]}</Word>
      </Stars>
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </Group>
  );
}

const Group = styled.div``;
const Legend = styled.p`
  margin: 0;
  font-weight: 600;
`;
const Stars = styled.div`
  display: flex;
  align-items: center;
  margin-left: calc(-1 * ${s('space.8')});
`;
const Star = styled.label<{ $filled: boolean }>`
  position: relative;
  display: grid;
  width: 44px;
  height: 44px;
  border-radius: ${s('radius.control')};
  cursor: pointer;
  place-items: center;
  input {
    ${visuallyHidden}
  }
  i {
    color: ${({ $filled }) => ($filled ? s('color.star') : s('color.lineStrong'))};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
`;
const Word = styled.span`
  padding-left: ${s('space.8')};
  color: ${s('color.ink2')};
`;
const Problem = styled.p`
  margin: 0;
  color: ${s('color.kumkum')};
  font-size: ${s('size.14')};
`;
