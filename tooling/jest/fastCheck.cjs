// The package by its path, since its name leads here in tests.
const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

/**
 * Properties are tried on the same cases in each run, so that a change is judged by what it changes. New cases are
 * looked for on purpose: `PROPERTY_SEED=$RANDOM npx jest`.
 */
fastCheck.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_122) });

module.exports = fastCheck;
