#!/usr/bin/env node
/** The kit's one command from its sources; a published kit has it compiled. */
import { register } from 'tsx/esm/api';

register();
await import('../src/cli/run.ts');
