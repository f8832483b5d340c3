import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { kitFolder } from '../project/kitFolder';

/** A file of `kit/refresh`, which runs in the page. */
export const refreshFile = (name: string): string => path.join(kitFolder(), 'refresh', name);

/** Lets pages keep their state over an edit, although they export a loader beside their component. */
export const pageRule = (folder: string): RuleSetRule => ({
  test: /\.tsx$/,
  include: path.join(folder, 'src'),
  enforce: 'post',
  loader: refreshFile('pageLoader.mjs'),
});
