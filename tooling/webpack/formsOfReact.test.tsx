import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as React from 'react';
import type * as ReactDom from 'react-dom';
import type * as ReactDomClient from 'react-dom/client';
import { inRepository } from '../workspace/repository';
import unreachedFunctions from './unreachedFunctions.mjs';
import { refusedOfReact, unreachedOfReact } from './unreachedReact';

const load = createRequire(inRepository('node_modules/react-dom/package.json'));
const { flushSync } = load('react-dom') as typeof ReactDom;

/** React, and React DOM with what a build leaves of it. */
function loadReact(mode: 'production' | 'development') {
  const react = load(inRepository(`node_modules/react/cjs/react.${mode}.js`)) as typeof React;
  const parts = mode === 'production' ? unreachedOfReact : refusedOfReact;
  const source = parts.reduce(
    (text, part) => unreachedFunctions.call({ getOptions: () => part, resourcePath: '/react-dom' }, text),
    readFileSync(inRepository(`node_modules/react-dom/cjs/react-dom-client.${mode}.js`), 'utf8'),
  );
  const client = {} as typeof ReactDomClient;
  const require = (name: string): unknown => (name === 'react' ? react : load(name));
  new Function('exports', 'require', source)(client, require);
  return { ...react, ...client };
}

/** What the page is told to be wrong when this form is sent. */
function sendForm(root: (page: Element) => ReactDomClient.Root, form: React.ReactElement): string[] {
  const problems: string[] = [];
  const note = (event: ErrorEvent) => {
    event.preventDefault();
    problems.push(event.message);
  };
  window.addEventListener('error', note);
  const page = document.body.appendChild(document.createElement('main'));
  flushSync(() => root(page).render(form));
  page.querySelector('form')?.requestSubmit();
  window.removeEventListener('error', note);
  return problems;
}

describe.each(['production', 'development'] as const)('%s', (mode) => {
  const { createElement, createRoot, startTransition, useState } = loadReact(mode);

  test('a form whose handler sends it may begin a transition', () => {
    let sent = 0;
    function CountedForm() {
      const [count, setCount] = useState(0);
      const handleSubmit = (event: React.SubmitEvent) => {
        event.preventDefault();
        sent += 1;
        startTransition(() => setCount(count + 1));
      };
      return createElement('form', { onSubmit: handleSubmit });
    }
    expect(sendForm(createRoot, createElement(CountedForm))).toEqual([]);
    expect(sent).toBe(1);
  });

  test('a form whose action is a function is refused by name', () => {
    expect(sendForm(createRoot, createElement('form', { action: () => undefined }))).toEqual([
      expect.stringContaining('startHostTransition is not part of this build'),
    ]);
  });
});
