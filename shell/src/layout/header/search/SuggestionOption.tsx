import styled, { css } from 'styled-components';
import { pictureUrl, placeholderPicture } from '@shop/kernel/domain';
import { Link } from '@shop/kernel/routing';
import { Picture, s, truncate } from '@shop/ui';
import type { SuggestionEntry } from './suggestionGroups';
import { typedParts } from './typedParts';

interface Props {
  id: string;
  entry: SuggestionEntry;
  /** Words whose letters stand out in its label. */
  typed: string;
  /** The arrows are on it. */
  isActive: boolean;
  onChoose: () => void;
}

/** One line of the list: a link that the arrows walk to while the focus stays in the box. */
export function SuggestionOption({ id, entry, typed, isActive, onChoose }: Props) {
  const { label, to, detail, picture } = entry;
  return (
    <Option
      id={id}
      role="option"
      aria-selected={isActive}
      // Read as one, though letters of it stand out.
      aria-label={detail ? `${label} ${detail}` : label}
      tabIndex={-1}
      to={to}
      onClick={onChoose}
      draggable={false}
    >
      {picture !== undefined && (
        <Thumbnail>
          <Picture
            src={pictureUrl(picture ?? placeholderPicture, 320)}
            width={800}
            height={1000}
            alt=""
            fallbackSrc={pictureUrl(placeholderPicture, 320)}
          />
        </Thumbnail>
      )}
      <Label>
        {typedParts(label, typed).map(({ text, isTyped }, at) =>
          isTyped ? <Typed key={at}>{text}</Typed> : text,
        )}
      </Label>
      {detail && <Detail> {detail}</Detail>}
    </Option>
  );
}

const active = css`
  background: ${s('color.sunk')};
`;

const Option = styled(Link)`
  display: flex;
  gap: ${s('space.12')};
  align-items: center;
  min-height: 44px;
  padding: ${s('space.4')} ${s('space.16')};
  color: ${s('color.ink')};
  font-size: ${s('size.15')};
  text-decoration: none;

  &[aria-selected='true'] {
    ${active}
    box-shadow: inset 3px 0 0 ${s('color.madder')};
  }
  &:hover {
    ${active}
  }
`;

const Thumbnail = styled.span`
  flex: none;
  width: 40px;
  overflow: hidden;
  border-radius: ${s('radius.badge')};
`;

const Label = styled.span`
  flex: 0 1 auto;
  ${truncate}
`;

const Typed = styled.b`
  font-weight: 700;
`;

const Detail = styled.span`
  flex: none;
  margin-left: auto;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
  font-variant-numeric: tabular-nums;
`;
