import { __PRIVATE__ } from 'styled-components';
import { findPageStyles } from './findPageStyles';
import { holdable } from './holdRules';
import { PageRules } from './PageRules';

/** Lets styled-components go on in the page's own `<style>`, of which `tellStyles` told it. */
export function keepStyles(): void {
  const styles = findPageStyles();
  if (!styles?.areAllThere || !styles.element.sheet) return;
  const rules = new PageRules(styles.element.sheet, styles.components);
  __PRIVATE__.mainSheet.tag = rules;
  holdable(rules);
}
