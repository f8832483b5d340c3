import { type ComponentRules, componentsAttribute, readComponents } from './writtenStyles';

export interface PageStyles {
  element: HTMLStyleElement;
  /** As they were written. */
  rules: string[];
  components: ComponentRules[];
  /** Whether the element can go on as it is. */
  areAllThere: boolean;
}

/** The rules that the server wrote; undefined where it wrote none. */
export function findPageStyles(): PageStyles | undefined {
  const element = document.querySelector<HTMLStyleElement>(`style[${componentsAttribute}]`);
  if (!element) return undefined;
  const rules = (element.textContent ?? '').split('\n');
  const components = readComponents(element.getAttribute(componentsAttribute) ?? '', rules);
  const count = components.reduce((sum, component) => sum + component.count, 0);
  return {
    element,
    rules,
    components,
    // In development rules stand in the document as text, and an old browser leaves out what it does not know.
    areAllThere: process.env.NODE_ENV !== 'development' && element.sheet?.cssRules.length === count,
  };
}
