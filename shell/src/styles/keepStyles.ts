import { __PRIVATE__ } from 'styled-components';
import { findPageStyles } from './findPageStyles';
import { PageRules } from './PageRules';

/** Lets styled-components go on in the page's own `<style>`, of which `tellStyles` told it. */
export function keepStyles(): void {
  const styles = findPageStyles();
  if (styles?.areAllThere && styles.element.sheet)
    __PRIVATE__.mainSheet.tag = new PageRules(styles.element.sheet, styles.components);
}
