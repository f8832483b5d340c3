import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { Link, linkTo, useLoaderData } from '@shop/kernel/routing';
import { EmptyState, Rating, s, Surface } from '@shop/ui';
import { staffLoader } from '../access/staffLoader';
import { SectionPage } from '../layout/SectionPage';
import { FilterLinks } from '../table/FilterLinks';
import { ListBar } from '../table/ListBar';
import { listArgs } from '../table/listPage';
import { ListPager } from '../table/ListPager';
import { SearchForm } from '../table/SearchForm';
import { PhotoDecision } from './PhotoDecision';
import { RemoveReview } from './RemoveReview';
import type { ReviewList, ReviewRecord } from './reviewRecord';

export const loader = staffLoader(({ db, query }) =>
  unwrap(db.rpc('list_admin_reviews', { ...listArgs(query, '-written'), p_state: query.get('state') ?? '' })),
);

/** What buyers wrote, and their photos, which nobody sees before they are approved here. */
export function Component() {
  const page = useLoaderData<ReviewList | null>();
  if (!page) return null;
  return (
    <SectionPage title="Reviews">
      <FilterLinks
        label="Photos"
        name="state"
        options={[
          { value: '', label: 'All' },
          { value: 'waiting', label: 'To look at', count: page.waiting },
        ]}
      />
      <ListBar>
        <SearchForm label="Product, name or text" />
        <FilterLinks
          label="Order"
          name="sort"
          options={[
            { value: '', label: 'Newest first' },
            { value: 'written', label: 'Oldest first' },
            { value: 'rating', label: 'Fewest stars first' },
          ]}
        />
      </ListBar>
      {page.rows.length === 0 && <EmptyState icon="star" title="Nothing here" />}
      <List>
        {page.rows.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </List>
      <ListPager total={page.total} />
    </SectionPage>
  );
}

function ReviewCard({ review }: { review: ReviewRecord }) {
  const by = `the review by ${review.user_name}`;
  return (
    <Surface as="li">
      <Head>
        <div>
          <Link to={linkTo('product', { id: review.product_id })}>{review.product_name}</Link>
          <p>
            {review.user_name}, {formatDate(review.reviewed_on, 'day')}
            {!review.verified && ', not verified'}
          </p>
          <Rating value={review.rating} />
        </div>
        <RemoveReview review={review} />
      </Head>
      <Comment>{review.comment}</Comment>
      {review.photos.length > 0 && (
        <Photos aria-label={`Photos of ${by}`}>
          {review.photos.map((photo, index) => (
            <PhotoDecision key={photo.id} photo={photo} name={`photo ${index + 1} of ${by}`} />
          ))}
        </Photos>
      )}
    </Surface>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Head = styled.div`
  display: flex;
  gap: ${s('space.12')};
  align-items: start;
  justify-content: space-between;

  > button {
    flex: none;
  }

  p {
    margin: 0;
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }
`;

const Comment = styled.p`
  max-width: 80ch;
  margin: ${s('space.12')} 0 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Photos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')};
  margin: ${s('space.12')} 0 0;
  padding: 0;
  list-style: none;
`;
