import { filter, map, type Observable, Subject } from 'rxjs';
import { lookUp } from '../domain/lookUp';
import { factVersions, type SharedEventType, type ShopEventPayloads, type ShopEventType } from './events';

export type { Observable } from 'rxjs';

interface ShopEvent {
  type: ShopEventType;
  version: number;
  payload: unknown;
}

/** Carries facts between shell and remotes, and some of them between tabs. It has no memory: state lives in stores. */
export interface Bus {
  publish<Type extends ShopEventType>(type: Type, payload: ShopEventPayloads[Type]): void;
  /** What was published in this tab. */
  on<Type extends ShopEventType>(type: Type): Observable<ShopEventPayloads[Type]>;
  /** What was published in this shopper's other tabs. */
  onElsewhere<Type extends SharedEventType>(type: Type): Observable<ShopEventPayloads[Type]>;
}

/** The part of a `BroadcastChannel` that the bus uses. */
export type TabChannel = Pick<BroadcastChannel, 'addEventListener' | 'postMessage'>;

const shared: ReadonlySet<ShopEventType> = new Set<SharedEventType>(['bag/saved', 'wishlist/saved']);

/** `otherTabs` leads to the shopper's other tabs; absent on the server. */
export function createBus(otherTabs?: TabChannel): Bus {
  const here = new Subject<ShopEvent>();
  const elsewhere = new Subject<ShopEvent>();
  otherTabs?.addEventListener('message', ({ data }: MessageEvent<Partial<ShopEvent> | null>) => {
    if (!data?.type || !shared.has(data.type) || data.version !== lookUp(factVersions, data.type)) return;
    elsewhere.next(data as ShopEvent);
  });
  const of = <Type extends ShopEventType>(events: Observable<ShopEvent>, type: Type) =>
    events.pipe(
      filter((event) => event.type === type),
      map(({ payload }) => payload as ShopEventPayloads[Type]),
    );
  return {
    publish: (type, payload) => {
      const event: ShopEvent = { type, version: factVersions[type], payload };
      here.next(event);
      if (shared.has(type)) otherTabs?.postMessage(event);
    },
    on: (type) => of(here, type),
    onElsewhere: (type) => of(elsewhere, type),
  };
}
