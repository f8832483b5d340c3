/**
 * Lets components of a library be dropped that nobody imports: their names for developers' tools, and calls that are not
 * marked as free of effects, keep them in a script.
 *
 * @param {string} source
 */
export default function droppableComponents(source) {
  return source
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2');
}
