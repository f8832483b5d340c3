import { configure } from '@testing-library/dom';
import { atThisPace } from '../pace/pace.mjs';

/** How long `findBy…` and `waitFor` wait, in milliseconds: one second is short while every core is busy. */
configure({ asyncUtilTimeout: atThisPace(10_000) });
