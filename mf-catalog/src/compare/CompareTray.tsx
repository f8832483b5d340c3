import { Suspense, useEffect } from 'react';
import { usePlatform, useStore } from '@shop/kernel/react';
import { laterPart } from '@shop/kernel/routing';
import { compareListOf } from './compareList';

// Most visitors compare nothing.
const comparedProducts = laterPart(
  async () => (await import(/* webpackChunkName: "compared" */ './ComparedProducts')).ComparedProducts,
);

/**
 * Stays at the foot of the window while something is being compared. `docked` where the page's own foot holds it
 * above something else: there it is one line on phones.
 */
export function CompareTray({ docked = false }: { docked?: boolean }) {
  const platform = usePlatform();
  const isUsed = Object.keys(useStore(compareListOf(platform))).length > 0;
  // Cards far below say of each product whether it is compared.
  useEffect(() => {
    if (isUsed) platform.islands.wakeInTurn();
  }, [isUsed, platform]);
  if (!isUsed) return null;
  return (
    <Suspense fallback={null}>
      <comparedProducts.Part docked={docked} />
    </Suspense>
  );
}
