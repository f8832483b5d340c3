import { styleText } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';

/** Builds once. Rejects with the compiler's errors as text; warnings go to the terminal. */
export async function runWebpack(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack took no configuration');
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((fault, result) => {
      compiler.close(() => (result ? resolve(result) : reject(fault ?? new Error('webpack gave no result'))));
    });
  });
  if (stats.hasErrors()) throw new Error(`${config.name} does not build\n${textOf(stats, 'errors')}`);
  if (stats.hasWarnings()) console.warn(styleText('yellow', `${config.name}\n${textOf(stats, 'warnings')}`));
  return stats;
}

export const textOf = (stats: Stats, part: 'errors' | 'warnings'): string =>
  stats.toString({ all: false, [part]: true, errorDetails: false, moduleTrace: true });
