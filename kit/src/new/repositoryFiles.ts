import type { NewRemote } from './NewRemote';

/** What a remote needs besides when its folder is a repository of its own. */
export const repositoryFiles = ({ name, title }: NewRemote): Record<string, string> => ({
  'tsconfig.json': '{ "extends": "@shop/kit/tsconfig.json", "include": ["src", "*.d.ts"] }\n',
  'jest.config.mjs': "export { default } from '@shop/kit/jest';\n",
  '.gitignore': 'node_modules/\ndist/\n.mf/\n.swc/\n*.log\n',
  'README.md': `# ${name}

${title}, a part of the shop that is released on its own.

\`\`\`sh
npm run dev       # alone, with hot replacement; --shop https://… says whose data it shows
npm run check     # what a release would refuse, types, tests, build
npm run release -- --to https://shop.example    # with SHOP_RELEASE_TOKEN
npm run rollback -- --to https://shop.example
\`\`\`

Everything it can do: \`npx shop-remote\`. What others link to: \`npx shop-remote links --shop https://shop.example\`.
`,
});
