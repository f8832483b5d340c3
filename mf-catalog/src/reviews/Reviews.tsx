import { useRef } from 'react';
import styled from 'styled-components';
import { formatCount, type Product } from '@shop/kernel/domain';
import { Alert, Button, ChipGroup, from, s, Skeleton } from '@shop/ui';
import { chartFor } from '../size-chart/chartFor';
import { type ReviewCounts, writtenReviews } from './fetchReviewCounts';
import type { ReviewPage } from './fetchReviewPage';
import { FitLine } from './FitLine';
import { RatingOverview } from './RatingOverview';
import type { ReviewChoice } from './reviewChoice';
import { ReviewItem } from './ReviewItem';
import { useReviewMarks } from './useReviewMarks';
import { useReviewPages } from './useReviewPages';
import { WriteReview } from './WriteReview';

interface Props {
  product: Product;
  /** What came with the page; it asks for more. */
  first: ReviewPage;
  counts: ReviewCounts;
  /** Whether they are looked at. */
  isOpen: boolean;
}

const orders = [
  { value: 'newest', label: 'Newest' },
  { value: 'helpful', label: 'Most helpful' },
];

/** Rating and distribution, the reviews in the chosen order and of the chosen stars, and the way to write one. */
export function Reviews({ product, first, counts, isOpen }: Props) {
  const { choice, choose, page, busy, problem, retry, showMore } = useReviewPages(product.id, first);
  const marks = useReviewMarks(product.id, isOpen);
  const written = writtenReviews(counts);
  // Of the product and not of the choice: they stay while its page is on its way.
  const { pictured, fit } = page ?? first;
  const list = useRef<HTMLUListElement>(null);
  return (
    <Columns>
      <Aside>
        <RatingOverview
          product={product}
          counts={counts}
          chosen={choice.stars}
          onChoose={(stars) => choose({ stars })}
        />
        <FitLine fit={fit} />
        <WriteReview productId={product.id} asksFit={chartFor(product) !== undefined} />
      </Aside>
      <Written aria-busy={!page && !problem}>
        {written === 0 && <p>No written reviews yet.</p>}
        {written > 1 && (
          <ChipGroup
            legend="Order"
            options={orders}
            value={choice.sort}
            onChange={(sort) => choose({ sort: sort === 'helpful' ? 'helpful' : 'newest' })}
          />
        )}
        {pictured > 0 && (
          <ChipGroup
            legend="Show"
            options={[{ value: 'photos', label: `With photos (${formatCount(pictured)})` }]}
            values={choice.withPhotos ? ['photos'] : []}
            onToggle={(_, withPhotos) => choose({ withPhotos })}
          />
        )}
        {(choice.stars !== undefined || choice.withPhotos) && (
          <Shown>
            <span role="status">{page && shownText(page.total, written, choice)}</span>
            <Button
              type="button"
              $variant="quiet"
              $size="small"
              onClick={() => {
                choose({ stars: undefined, withPhotos: false });
                // The button goes away.
                list.current?.focus();
              }}
            >
              Show all reviews
            </Button>
          </Shown>
        )}
        {!page && !problem && <Skeleton height="160px" />}
        <List ref={list} tabIndex={-1}>
          {page?.reviews.map((review) => (
            <ReviewItem key={review.id} review={review} marks={marks} />
          ))}
        </List>
        <Alert tone="error">{problem}</Alert>
        {retry && (
          <Button type="button" $variant="secondary" onClick={retry}>
            Try again
          </Button>
        )}
        {page && page.received < page.total && (
          <Button type="button" $variant="secondary" $busy={busy} onClick={() => void showMore()}>
            Show more
          </Button>
        )}
      </Written>
    </Columns>
  );
}

function shownText(total: number, written: number, { stars, withPhotos }: ReviewChoice): string {
  const of = [stars && `${stars} ${stars === 1 ? 'star' : 'stars'}`, withPhotos && 'photos']
    .filter(Boolean)
    .join(' and ');
  if (total === 0) return `No written reviews with ${of}.`;
  return `${formatCount(total)} of ${formatCount(written)} ${written === 1 ? 'review' : 'reviews'}, with ${of}`;
}

const Columns = styled.div`
  display: grid;
  gap: ${s('space.32')};
  grid-template-columns: minmax(0, 1fr);
  ${from('tablet')} {
    gap: ${s('space.48')};
    grid-template-columns: minmax(240px, 1fr) minmax(0, 2fr);
  }
`;
const Aside = styled.div`
  display: grid;
  align-content: start;
  gap: ${s('space.24')};
`;
const Written = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${s('space.24')};
  grid-template-columns: minmax(0, 1fr);
  p:first-child {
    margin: 0;
  }
`;
const Shown = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${s('space.4')} ${s('space.12')};
  margin: 0;
  color: ${s('color.ink2')};
`;
const List = styled.ul`
  display: grid;
  gap: ${s('space.24')};
  padding: 0;
  margin: 0;
  list-style: none;
`;
