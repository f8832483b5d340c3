import { configure } from '@testing-library/dom';

/** How long `findBy…` and `waitFor` wait, in milliseconds: one second is short while every core is busy. */
configure({ asyncUtilTimeout: 10_000 });
