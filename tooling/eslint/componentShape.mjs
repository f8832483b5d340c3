/** Selectors of `no-restricted-syntax`: components look alike, so that nobody has to look names up. */
export const componentShape = [
  {
    selector: `Program:not(:has(TSInterfaceDeclaration[id.name="Props"])) > TSInterfaceDeclaration[id.name=/.Props$/]`,
    message: "A component's properties are called Props; only those that another file imports have a name.",
  },
  {
    selector: 'ImportDeclaration[source.value="react"] > ImportSpecifier[imported.name="FormEvent"]',
    message: 'Use ActionForm, or SubmitEvent and InputEvent: FormEvent says nothing of what happened.',
  },
];
