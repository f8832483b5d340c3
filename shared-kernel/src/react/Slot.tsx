import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { LoadedSlot, SlotName, SlotProps } from '../platform/platform';
import { usePlatform } from './PlatformProvider';

interface SlotOptions<Name extends SlotName> {
  name: Name;
  props: SlotProps[Name];
  /** Height in pixels kept free while it loads, so that nothing shifts. */
  minHeight?: number;
  /** Shown until the other team's part is there. */
  placeholder?: ReactNode;
  /** Shown when it failed; `retry` really fetches again. Without it, nothing is shown. */
  fallback?: (retry: () => void) => ReactNode;
}

type Load<Name extends SlotName> =
  { status: 'loading' } | { status: 'loaded'; slot: LoadedSlot<Name> | undefined } | { status: 'failed' };

/** The only way to another team's parts: loads them by name, keeps their place, and contains their faults. */
export function Slot<Name extends SlotName>({
  name,
  props,
  minHeight,
  placeholder,
  fallback,
}: SlotOptions<Name>) {
  const { slots } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [load, setLoad] = useState<Load<Name>>({ status: 'loading' });

  useEffect(() => {
    let current = true;
    slots.load(name).then(
      (slot) => current && setLoad({ status: 'loaded', slot }),
      () => current && setLoad({ status: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [slots, name, attempt]);

  const retry = () => {
    setLoad({ status: 'loading' });
    setAttempt((count) => count + 1);
  };

  if (load.status === 'failed') return fallback?.(retry) ?? null;
  if (load.status === 'loading') return <div style={{ minHeight }}>{placeholder}</div>;
  if (!load.slot) return null;
  const Part = load.slot.Component as ComponentType<SlotProps[Name]>;
  return (
    <div data-boundary={`${load.slot.remote}/${name}`} style={{ minHeight }}>
      <SlotErrorBoundary key={attempt} fallback={fallback?.(retry) ?? null}>
        <Part {...props} />
      </SlotErrorBoundary>
    </div>
  );
}

class SlotErrorBoundary extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
