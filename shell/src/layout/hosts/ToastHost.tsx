import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShopCommands } from '@shop/kernel/platform';
import { usePlatform } from '@shop/kernel/react';
import { useLocation } from '@shop/kernel/routing';
import { ToastRegion } from '@shop/ui';
import { useServiceNotice } from './useServiceNotice';

type Toast = ShopCommands['show-toast'];

/** Milliseconds that a message stays (spec §9, Toast). */
const stay = 2000;
/** An error or an explanation has to be read, an action has to be reached. */
const longStay = 6000;
const mostAtOnce = 3;
/** Of the message that the shop's data does not answer, which stays until it does. */
const noticeId = 0;

const stayOf = ({ tone, action }: Toast) => (tone === 'success' && !action ? stay : longStay);

/** Shows the messages that anybody asks for. The same message again replaces the one that is there. */
export function ToastHost() {
  const { commands, links } = usePlatform();
  const { pathname } = useLocation();
  const [toasts, setToasts] = useState<(Toast & { id: number })[]>([]);
  const lastId = useRef(0);
  const isHeld = useRef(false);

  const dismiss = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));

  useEffect(
    () =>
      commands.handle('show-toast', (toast) => {
        const id = ++lastId.current;
        setToasts((shown) =>
          [...shown.filter(({ message }) => message !== toast.message), { ...toast, id }].slice(-mostAtOnce),
        );
        return 'done';
      }),
    [commands],
  );

  const isNews = ({ about }: Toast) => !about || links.resolve(about) !== pathname;
  const news = toasts.filter(isNews);
  // Gone for good: leaving the page that says the same does not bring it back.
  if (news.length < toasts.length) setToasts(news);

  const notice = useServiceNotice();
  const shown = notice
    ? [
        {
          id: noticeId,
          tone: 'info' as const,
          message: notice.message,
          action: { label: 'Try now', run: notice.tryNow },
        },
        ...news,
      ]
    : news;

  return (
    <>
      {news.map((toast) => (
        <Stay
          key={toast.id}
          time={stayOf(toast)}
          onOver={() => {
            if (!isHeld.current) dismiss(toast.id);
          }}
        />
      ))}
      <ToastRegion
        toasts={shown}
        onDismiss={(id) => (id === noticeId ? notice?.dismiss() : dismiss(id))}
        onHold={(held) => (isHeld.current = held)}
      />
    </>
  );
}

/** Tells when the milliseconds of a message are over, and again after as many. They begin when it shows, which a busy phone comes to late. */
function Stay({ time, onOver }: { time: number; onOver: () => void }) {
  const handleOver = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setInterval(() => handleOver(), time);
    return () => clearInterval(timer);
  }, [time]);
  return null;
}
