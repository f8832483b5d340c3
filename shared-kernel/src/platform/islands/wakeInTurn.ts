import { whenIdle } from './whenIdle';

/** Wakes one part whenever the browser is idle, so that no task is longer than the largest part takes. */
export function wakeInTurn(wakeNext: () => boolean): {
  begin(): void;
  /** There is another part to be woken. */
  goOn(): void;
  stop(): void;
} {
  let hasBegun = false;
  let callOff: (() => void) | undefined;

  const goOn = () => {
    if (!hasBegun || callOff) return;
    callOff = whenIdle(() => {
      callOff = undefined;
      if (wakeNext()) goOn();
    });
  };
  return {
    begin: () => {
      hasBegun = true;
      goOn();
    },
    goOn,
    stop: () => {
      callOff?.();
      callOff = undefined;
      hasBegun = false;
    },
  };
}
