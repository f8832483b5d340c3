/**
 * In the place of styled-components, for the shell and so for remotes, which get it from there. On every element that writes
 * two classes: that of the rules, and the component's own, by which rules of others name it (`${Other} { … }`). One whose id
 * begins with a capital writes the first alone: the build gave it that where nobody names it (`namelessComponents` of the kit).
 *
 * Themes in a context are not offered (docs/adr/0009), nor what serves servers alone.
 */
import styled from 'styled-components';

export {
  __PRIVATE__,
  createGlobalStyle,
  css,
  isStyledComponent,
  keyframes,
  version,
} from 'styled-components';

const namelessId = /^[A-Z][\da-z]+$/;

/** `tag` is what comes before a component's rules: `styled.p`, `styled(Part)`, with or without attributes. */
const quiet = (tag) =>
  Object.assign(
    (...styles) => {
      const component = tag(...styles);
      if (namelessId.test(component.styledComponentId)) component.styledComponentId = '';
      return component;
    },
    {
      attrs: (given) => quiet(tag.attrs(given)),
      withConfig: (config) => quiet(tag.withConfig(config)),
    },
  );

/** The library's own functions for each element are left out of the shop (`withoutElements`). */
const quietly = new Proxy(styled, {
  apply: (_, __, [part]) => quiet(styled(part)),
  get: (_, name) => quiet(styled(name)),
});

export { quietly as default, quietly as styled };
