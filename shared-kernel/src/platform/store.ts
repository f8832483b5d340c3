import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs';

/** A value over time that a late subscriber does not miss. */
export interface Readable<State> {
  state$: Observable<State>;
  get(): State;
  /** What the server rendered with, so that hydration agrees with the HTML. */
  initial: State;
}

/** A value that changes only by commands through a pure rule. */
export interface Store<State, Command> extends Readable<State> {
  send(command: Command): void;
}

export function createStore<State, Command>(
  initial: State,
  reduce: (state: State, command: Command) => State,
): Store<State, Command> {
  const subject = new BehaviorSubject(initial);
  return {
    state$: subject.pipe(distinctUntilChanged()),
    get: () => subject.value,
    initial,
    send: (command) => subject.next(reduce(subject.value, command)),
  };
}
