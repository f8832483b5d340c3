import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { propertyName } from '../links/linkTypes';
import { readProject } from '../project/readProject';
import { addToManifest } from './addToManifest';
import { inPascalCase } from './pageFiles';
import { writeFiles } from './writeFiles';

/**
 * Adds a slot to the remote in `folder`: the part that other teams place, its entry in `slots.ts`, its name in
 * `remote.json`, and the type by which those who place it know what to give. Throws with one sentence when it cannot.
 */
export function newSlot(folder: string, [slot = '']: string[]): void {
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(slot))
    throw new Error('Say the slot, as in: shop-remote new slot gift-note');
  const { manifest } = readProject(folder);
  if (manifest.slots.includes(slot)) throw new Error(`${manifest.name} offers the slot ${slot} already.`);
  if (existsSync(path.join(folder, 'src', slot))) throw new Error(`The folder src/${slot} exists already.`);
  const component = inPascalCase(slot);
  writeFiles(folder, {
    [`src/${slot}/${component}.tsx`]: `export function ${component}() {
  return <p>${component}</p>;
}
`,
    [`src/${slot}/slot.d.ts`]: `import '@shop/kernel/platform';

declare module '@shop/kernel/platform' {
  interface SlotProps {
    /** What whoever places it gives. */
    ${propertyName(slot)}: object;
  }
}
`,
    'src/slots.ts': slotsWith(folder, slot, component),
  });
  addToManifest(folder, 'slots', `"${slot}"`);
  console.log(`${slot} is a slot now: src/${slot}. Others place it by <Slot name="${slot}" …>.`);
}

function slotsWith(folder: string, slot: string, component: string): string {
  const file = path.join(folder, 'src/slots.ts');
  const own = `import { ${component} } from './${slot}/${component}';\n`;
  const entry = `${propertyName(slot)}: ${component}`;
  if (!existsSync(file))
    return `import type { SlotsModule } from '@shop/kernel/platform';
${own}
/** What this team offers to others. */
export const slots: SlotsModule['slots'] = { ${entry} };
`;
  const text = readFileSync(file, 'utf8');
  // Imports are sorted: it comes before the first of this remote's own that is later in the alphabet, or after all.
  const later = [...text.matchAll(/^import .* from '\.\/(.*)';$/gm)].find(
    ([, file = '']) => file > `${slot}/`,
  );
  const next = later?.index ?? text.indexOf('\n', text.lastIndexOf('\nimport ') + 1) + 1;
  const end = text.lastIndexOf('}');
  if (end < 0) throw new Error('src/slots.ts holds no table of slots.');
  return `${text.slice(0, next)}${own}${text.slice(next, end).replace(/,?\s*$/, '')}, ${entry} ${text.slice(end)}`;
}
