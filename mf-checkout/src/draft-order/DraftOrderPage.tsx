import { useEffect } from 'react';
import { PageHead, useAuth } from '@shop/kernel/react';
import {
  ActionLink,
  linkTo,
  type LoaderFunctionArgs,
  platformOf,
  redirectTo,
  useLoaderData,
  useRevalidator,
} from '@shop/kernel/routing';
import { Button, EmptyState, TitledPage } from '@shop/ui';
import { tabStorage } from '../memory/storages';
import { keepDraftLink } from './draftLink';
import { DraftOrder } from './DraftOrder';
import { type LinkedDraft, loadDraft } from './loadDraft';

interface Loaded {
  draft: LinkedDraft | undefined;
  /** Who was signed in when it was looked for. */
  userId: string | undefined;
}

/** An order that was prepared on the phone, for whoever has the link of its mail. What they have placed leads to its thanks. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Loaded> {
  const platform = platformOf(context);
  const state = await platform.session.settled();
  const { searchParams } = new URL(request.url);
  const key = searchParams.get('key') ?? '';
  const draft = await loadDraft(
    await platform.connect(),
    params.draftId ?? '',
    key,
    searchParams.has('credit'),
  );
  if (draft?.order_number) {
    keepDraftLink(tabStorage(), { number: draft.order_number, id: draft.id, key });
    throw redirectTo(platform, linkTo('order-placed', { number: draft.order_number }));
  }
  return { draft, userId: state.status === 'signed-in' ? state.user.id : undefined };
}

export function Component() {
  const { draft, userId: loadedFor } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const userId = useAuth().user?.id;

  // It may be theirs, and cost another amount, once they have signed in.
  useEffect(() => {
    if (userId !== loadedFor) void revalidate();
  }, [userId, loadedFor, revalidate]);

  return (
    <TitledPage title="Your order">
      <PageHead title="Your order" noIndex />
      <Shown draft={draft} />
    </TitledPage>
  );
}

function Shown({ draft }: { draft: LinkedDraft | undefined }) {
  if (draft?.quote && !draft.is_placed) return <DraftOrder draft={draft} quote={draft.quote} />;
  const said = closedText(draft);
  return (
    <EmptyState
      icon="package"
      title={said.title}
      text={said.text}
      action={
        <Button
          as={ActionLink}
          to={draft?.is_placed ? linkTo('track-order') : linkTo('contact')}
          $variant="primary"
        >
          {draft?.is_placed ? 'Track your order' : 'Write to us'}
        </Button>
      }
    />
  );
}

function closedText(draft: LinkedDraft | undefined) {
  if (draft?.is_placed)
    return { title: 'This order is placed', text: 'Its confirmation was sent by mail, with a link to it.' };
  if (draft) return { title: 'Nothing of it is sold any more', text: 'Please call us, or write to us.' };
  return {
    title: 'This link does not open an order',
    text: 'It may be incomplete, or older than seven days. We gladly send another: please call us, or write to us.',
  };
}
