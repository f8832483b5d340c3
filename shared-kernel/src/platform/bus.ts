import { filter, map, type Observable, Subject } from 'rxjs';
import { eventContractVersion, type ShopEvent, type ShopEventPayloads, type ShopEventType } from './events';

export type { Observable, Subscription } from 'rxjs';

/** Carries facts between shell and remotes. It has no memory: state lives in stores. */
export interface Bus {
  publish<Type extends ShopEventType>(type: Type, payload: ShopEventPayloads[Type]): void;
  on<Type extends ShopEventType>(type: Type): Observable<ShopEventPayloads[Type]>;
  all$: Observable<ShopEvent>;
}

export function createBus(): Bus {
  const events = new Subject<ShopEvent>();
  const isOf =
    <Type extends ShopEventType>(type: Type) =>
    (event: ShopEvent): event is ShopEvent<Type> =>
      event.type === type;
  return {
    publish: (type, payload) => events.next({ type, version: eventContractVersion, payload }),
    on: (type) =>
      events.pipe(
        filter(isOf(type)),
        map((event) => event.payload),
      ),
    all$: events.asObservable(),
  };
}
