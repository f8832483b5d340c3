import vm from 'node:vm';

/** By file name: what was compiled, and what V8 made of it. */
const compiled = /** @type {Map<string, { code: string; data: Buffer }>} */ (new Map());

const { compileFunction } = vm;

/**
 * Jest evaluates every module afresh for each test file, and compiled it afresh too: an eighth of its own time. Here a
 * worker compiles a module once and gives V8 its own result back afterwards.
 *
 * @type {typeof compileFunction}
 */
vm.compileFunction = (code, params, options) => {
  const { filename } = options ?? {};
  if (filename === undefined) return compileFunction(code, params, options);
  const known = compiled.get(filename);
  if (known?.code === code) return compileFunction(code, params, { ...options, cachedData: known.data });
  const result = compileFunction(code, params, { ...options, produceCachedData: true });
  if (result.cachedData) compiled.set(filename, { code, data: result.cachedData });
  return result;
};
