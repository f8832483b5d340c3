/** What deleting a type or an attribute means. */
export function GoneForGood({ name }: { name: string }) {
  return (
    <>
      <strong>{name}</strong> is gone for good. What products have cannot be deleted.
    </>
  );
}
