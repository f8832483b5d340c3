/** A piece of a label; `isTyped` where somebody has typed it. */
export interface LabelPart {
  text: string;
  isTyped: boolean;
}

const wordIn = /[\p{L}\p{M}\p{N}]+/gu;
/** Signs above and below a letter are drawn with it. */
const signsAt = /\p{M}*/uy;

/** Splits a label where its words begin with one that was typed, whatever its case; the pieces are the label again. */
export function typedParts(label: string, typed: string): LabelPart[] {
  const begun = (typed.toLowerCase().match(wordIn) ?? []).toSorted((a, b) => b.length - a.length);
  const parts: LabelPart[] = [];
  let from = 0;
  for (const { 0: word, index } of label.matchAll(wordIn)) {
    const start = begun.find((letters) => word.toLowerCase().startsWith(letters));
    if (start === undefined) continue;
    if (index > from) parts.push({ text: label.slice(from, index), isTyped: false });
    signsAt.lastIndex = index + start.length;
    from = signsAt.lastIndex + (signsAt.exec(label)?.[0].length ?? 0);
    parts.push({ text: label.slice(index, from), isTyped: true });
  }
  if (from < label.length) parts.push({ text: label.slice(from), isTyped: false });
  return parts;
}
