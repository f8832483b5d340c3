/**
 * Runs in the page: how many drawings its styles show. A browser makes a document of each, those of the first screen
 * before it paints (docs/adr/0050).
 */
export function drawingsOf(): number {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const found = rules.flatMap(({ cssText }) => cssText.match(/url\("data:image\/svg[^"]*"\)/g) ?? []);
  return new Set(found).size;
}
