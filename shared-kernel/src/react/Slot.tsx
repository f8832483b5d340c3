import { Component, type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { LoadedSlot, SlotName, SlotProps } from '../platform/slots';
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
  /** Hears, when that is known, whether any live remote offers the slot; one that fails to load does. */
  onSettled?: (isOffered: boolean) => void;
}

type Load<Name extends SlotName> =
  | { status: 'loading' }
  | { status: 'loaded'; slot: LoadedSlot<Name> | undefined }
  | { status: 'failed' };

/** The only way to another team's parts: loads them by name, keeps their place, and contains their faults. */
export function Slot<Name extends SlotName>({
  name,
  props,
  minHeight,
  placeholder,
  fallback,
  onSettled,
}: SlotOptions<Name>) {
  const { slots } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [load, setLoad] = useState<Load<Name>>({ status: 'loading' });

  const handleSettled = useEffectEvent((isOffered: boolean) => onSettled?.(isOffered));

  useEffect(() => {
    let current = true;
    const settle = (next: Load<Name>, isOffered: boolean) => {
      if (!current) return;
      setLoad(next);
      handleSettled(isOffered);
    };
    slots.load(name).then(
      (slot) => settle({ status: 'loaded', slot }, slot !== undefined),
      () => settle({ status: 'failed' }, true),
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
