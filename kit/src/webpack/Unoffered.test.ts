import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@shop/registry/testing';
import { runWebpack } from '../build/runWebpack';
import { Unoffered } from './Unoffered';

const folder = temporaryFolder();
let files = 0;

/** Builds one module. React itself is the shell's, as in every build of a remote. */
function build(source: string) {
  const file = path.join(folder, `page${(files += 1)}.mjs`);
  writeFileSync(file, source);
  return runWebpack({
    name: 'the page',
    mode: 'none',
    entry: file,
    output: { path: path.join(folder, 'built') },
    externals: { react: 'React', 'react-dom': 'ReactDOM', 'styled-components': 'styled' },
    plugins: [new Unoffered()],
  });
}

test.each([
  ['by name', `import { useActionState } from 'react'; console.log(useActionState)`],
  ['under another name', `import { useActionState as state } from 'react'; console.log(state())`],
  ['as a part of the whole', `import * as React from 'react'; console.log(React.useActionState)`],
  ['as a part of the default', `import React from 'react'; console.log(React.useActionState())`],
  ['handed on', `export { useActionState } from 'react'`],
])('what the shop has not is refused %s, with what there is instead', async (_how, source) => {
  await expect(build(source)).rejects.toThrow(
    /page\d+\.mjs[^]*The shop has no useActionState of 'react'\. Take useAction of @shop\/kernel\/react\./,
  );
});

test.each([
  ['react-dom', 'preload'],
  ['styled-components', 'ThemeProvider'],
])('%s is looked at as well', async (library, part) => {
  await expect(build(`import { ${part} } from '${library}'; ${part}();`)).rejects.toThrow(
    `The shop has no ${part} of '${library}'.`,
  );
});

test('everything else is there', async () => {
  const source = `import { useState } from 'react'; import { createPortal, flushSync } from 'react-dom';
    export const useActionState = () => [useState, createPortal, flushSync];`;
  await expect(build(source)).resolves.toBeDefined();
});
