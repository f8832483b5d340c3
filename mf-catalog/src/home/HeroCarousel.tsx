import styled from 'styled-components';
import { pictureUrl, placeholderPicture } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { ActionLink } from '@shop/kernel/routing';
import { Button, displayHeading, from, Picture, s } from '@shop/ui';
import { HeroControls } from './HeroControls';
import { bannerPicture, type HeroSlide, heroSlides } from './heroSlides';
import { LaunchCountdown } from './LaunchCountdown';
import { useCarousel } from './useCarousel';

/** Three slides that turn by themselves, with the words as live text beside the banner (spec §2, Home). */
export function HeroCarousel() {
  const carousel = useCarousel(heroSlides.length);
  return (
    <Stage aria-roledescription="carousel" aria-label="Highlights" {...carousel.steering}>
      <Slides>
        {heroSlides.map((slide, index) => (
          <Slide
            key={slide.banner}
            slide={slide}
            position={`${index + 1} of ${heroSlides.length}`}
            shown={index === carousel.index}
            first={index === 0}
            pictured={index <= carousel.lastPictured}
          />
        ))}
      </Slides>
      <HeroControls
        titles={heroSlides.map(({ title }) => title)}
        index={carousel.index}
        paused={carousel.paused}
        onShow={carousel.show}
        onTogglePaused={carousel.togglePaused}
      />
    </Stage>
  );
}

interface Props {
  slide: HeroSlide;
  position: string;
  shown: boolean;
  first: boolean;
  /** Whether its banner is fetched: those of later slides wait until somebody is about to see them. */
  pictured: boolean;
}

function Slide({ slide, position, shown, first, pictured }: Props) {
  const { phase, launchDay } = usePlatform().settings;
  const { goods, ...banner } = bannerPicture(slide.banner);
  return (
    <SlideBox
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      inert={!shown}
      $shown={shown}
      $panel={slide.panel}
    >
      <Words $ground={slide.ground}>
        <Eyebrow>{slide.eyebrow}</Eyebrow>
        <Title>{slide.title}</Title>
        <Text>{slide.text}</Text>
        <Action>
          <Button
            as={ActionLink}
            to={slide.action.to}
            $variant={slide.ground === 'dark' ? 'onDark' : 'primary'}
          >
            {slide.action.label}
          </Button>
          {phase === 'beta' && launchDay && <LaunchCountdown launchDay={launchDay} />}
        </Action>
      </Words>
      <Banner>
        {pictured && (
          <>
            <source {...goods} />
            <Picture {...banner} alt="" fallbackSrc={pictureUrl(placeholderPicture, 640)} priority={first} />
          </>
        )}
      </Banner>
    </SlideBox>
  );
}

const Stage = styled.section`
  position: relative;
`;
const Slides = styled.div`
  display: grid;
  overflow: hidden;
  border-radius: ${s('radius.panel')};
`;
/** Words above the goods on phones, beside them on middle screens, and upon the banner on wide ones. */
const SlideBox = styled.div<{ $shown: boolean; $panel: HeroSlide['panel'] }>`
  position: relative;
  display: flex;
  flex-direction: column;
  grid-area: 1 / 1;
  background: ${({ $panel }) => s($panel)};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  transition:
    opacity 400ms ease-out,
    visibility 400ms;
  ${from('tablet')} {
    flex-direction: row;
    min-height: 340px;
  }
`;
const Words = styled.div<{ $ground: HeroSlide['ground'] }>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: ${s('space.12')};
  padding: ${s('space.24')} ${s('space.24')} ${s('space.16')};
  color: ${({ $ground }) => ($ground === 'dark' ? s('color.onDark') : s('color.ink'))};
  ${from('tablet')} {
    flex: 0 0 44%;
    padding-bottom: ${s('space.24')};
  }
  ${from('desktop')} {
    padding-left: ${s('space.48')};
  }
  ${from('wide')} {
    position: absolute;
    z-index: 1;
    inset: 0 auto 0 0;
    gap: ${s('space.16')};
    width: 36%;
    padding: ${s('space.16')} 0 ${s('space.72')} ${s('space.72')};
  }
`;
const Eyebrow = styled.p`
  margin: 0;
  font-size: ${s('size.12')};
  font-weight: 650;
  letter-spacing: 0.14em;
  text-transform: uppercase;
`;
const Title = styled.h2`
  ${displayHeading(48)}
  color: inherit;
`;
/** Where the banner is low or the screen narrow, the goods come first. */
const Text = styled.p`
  display: none;
  max-width: 34ch;
  margin: 0;
  ${from('desktop')} {
    display: block;
  }
`;
const Action = styled.div`
  display: grid;
  justify-items: start;
  gap: ${s('space.12')};
`;
const Banner = styled.picture`
  display: block;
  flex: 1 0 auto;
  aspect-ratio: 3 / 2;
  margin-top: auto;
  img {
    height: 100%;
    aspect-ratio: auto;
  }
  ${from('tablet')} {
    position: relative;
    flex: 1;
    aspect-ratio: auto;
    margin: 0;
    img {
      position: absolute;
    }
  }
  ${from('wide')} {
    aspect-ratio: 5 / 2;
  }
`;
