import { configure } from '@testing-library/dom';
import { atThisPace } from '../pace/pace.mjs';

/** How long `findBy…` and `waitFor` wait, in milliseconds. Only what never comes meets it. */
configure({ asyncUtilTimeout: atThisPace(60_000) });
