import { act, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../testing/renderCatalogue';
import { HeroCarousel } from './HeroCarousel';

const shown = () =>
  screen
    .getAllByRole('group', { name: /of 3$/ })
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.getAttribute('aria-label'));

const banners = () => screen.getAllByRole('presentation', { hidden: true });

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('HeroCarousel', () => {
  beforeEach(async () => {
    jest.useFakeTimers();
    await renderPart(<HeroCarousel />, { settings: { launchDay: '2025-10-01' } });
  });
  afterEach(() => jest.useRealTimers());

  it('turns every 5 seconds and starts again after the third slide', () => {
    expect(shown()).toEqual(['1 of 3']);
    pass(4999);
    expect(shown()).toEqual(['1 of 3']);
    pass(1);
    expect(shown()).toEqual(['2 of 3']);
    pass(5000);
    pass(5000);
    expect(shown()).toEqual(['1 of 3']);
  });

  it('fetches the banner of the next slide two seconds before it turns, and keeps those it showed', () => {
    pass(2999);
    expect(banners()).toHaveLength(1);
    pass(1);
    expect(banners()).toHaveLength(2);
    pass(2000);
    pass(2999);
    expect(banners()).toHaveLength(2);
    pass(1);
    expect(banners()).toHaveLength(3);
    pass(2000);
    expect(shown()).toEqual(['3 of 3']);
    pass(5000);
    expect(banners()).toHaveLength(3);
  });

  it.each(['pointerEnter', 'focus', 'touchStart'] as const)('and when somebody comes near (%s)', (sign) => {
    fireEvent[sign](screen.getByRole('region', { name: 'Highlights' }), { touches: [{ clientX: 200 }] });
    expect(banners()).toHaveLength(3);
  });

  it('stands still under the pointer', () => {
    const stage = screen.getByRole('region', { name: 'Highlights' });
    fireEvent.pointerEnter(stage);
    pass(20_000);
    expect(shown()).toEqual(['1 of 3']);
    fireEvent.pointerLeave(stage);
    pass(5000);
    expect(shown()).toEqual(['2 of 3']);
  });

  it('stands still after Pause, even when the pointer left', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByRole('button', { name: 'Play' }).getAttribute('aria-pressed')).toBeNull();
    pass(20_000);
    expect(shown()).toEqual(['1 of 3']);
  });

  it('shows the slide that was asked for', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(shown()).toEqual(['3 of 3']);
    fireEvent.click(screen.getByRole('button', { name: 'Show slide: The Anime Collection' }));
    expect(shown()).toEqual(['2 of 3']);
  });

  it('turns by swipes', () => {
    const stage = screen.getByRole('region', { name: 'Highlights' });
    fireEvent.touchStart(stage, { touches: [{ clientX: 200 }] });
    fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 100 }] });
    expect(shown()).toEqual(['2 of 3']);
  });

  it('counts no further than to the launch, in a tab that stays open', () => {
    const [clock] = screen.getAllByRole('timer');
    expect(clock?.textContent).toBe('Full launch00 days00 hours00 minutes00 seconds');
  });
});

it('counts down to nothing where the launch is over', async () => {
  await renderPart(<HeroCarousel />);
  expect(shown()).toEqual(['1 of 3']);
  expect(screen.queryByRole('timer')).toBeNull();
});
