import styled from 'styled-components';
import { focusRing, from, IconButton, s, visuallyHidden } from '@shop/ui';

interface Props {
  titles: string[];
  index: number;
  paused: boolean;
  onShow: (index: number) => void;
  onTogglePaused: () => void;
}

/** Previous, next, one button a slide, and a pause that stays. */
export function HeroControls({ titles, index, paused, onShow, onTogglePaused }: Props) {
  return (
    <Bar>
      <IconButton icon="chevron-left" label="Previous slide" onClick={() => onShow(index - 1)} />
      {titles.map((title, slide) => (
        <Dot
          key={title}
          type="button"
          aria-current={slide === index}
          $current={slide === index}
          onClick={() => onShow(slide)}
        >
          <Hidden>Show slide: {title}</Hidden>
        </Dot>
      ))}
      <IconButton icon="chevron-right" label="Next slide" onClick={() => onShow(index + 1)} />
      <Pause type="button" onClick={onTogglePaused}>
        {paused ? 'Play' : 'Pause'}
      </Pause>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  ${from('tablet')} {
    position: absolute;
    z-index: 1;
    right: ${s('space.16')};
    bottom: ${s('space.12')};
    padding: 0 ${s('space.4')};
    border-radius: ${s('radius.round')};
    background: ${s('color.surface')};
  }
`;
const Dot = styled.button<{ $current: boolean }>`
  display: grid;
  width: 32px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  place-items: center;
  &::before {
    width: ${({ $current }) => ($current ? '22px' : '8px')};
    height: 8px;
    border-radius: ${s('radius.round')};
    background: ${({ $current }) => ($current ? s('color.madder') : s('color.lineStrong'))};
    content: '';
    transition: width ${s('motion.quick')};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
const Pause = styled.button`
  min-width: 56px;
  min-height: 44px;
  padding: 0 ${s('space.8')};
  border: 0;
  background: none;
  color: ${s('color.ink2')};
  cursor: pointer;
  font: inherit;
  font-size: ${s('size.14')};
  &:focus-visible {
    ${focusRing}
  }
`;
const Hidden = styled.span`
  ${visuallyHidden}
`;
