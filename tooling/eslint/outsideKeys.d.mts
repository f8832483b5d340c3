import type { Rule } from 'eslint';

export declare const outsideKeys: Rule.RuleModule;
