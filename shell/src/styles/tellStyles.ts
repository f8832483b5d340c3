/**
 * Tells styled-components what the server wrote, and is therefore imported before it: that reads the document when it is
 * evaluated. Left to itself it takes the page's `<style>` out and puts every rule into a new one, for which the browser
 * parses all of them again and looks at every element of the page (adr 0049).
 */
import { findPageStyles } from './findPageStyles';
import { versionAttribute, writeRules } from './writtenStyles';

const styles = findPageStyles();
if (styles) {
  const { element, rules, components, areAllThere } = styles;
  // Found by its name, and no style sheet: that would be another's rules to the page's policy.
  const told = document.createElementNS(null, 'style');
  told.setAttribute('data-styled', 'true');
  told.setAttribute(versionAttribute, element.getAttribute(versionAttribute) ?? '');
  told.textContent = writeRules(components, areAllThere ? undefined : rules);
  element.after(told);
  if (!areAllThere) element.remove();
}
