import type { SlotsModule } from '@shop/kernel/platform';
import { AuthDialog } from './auth-dialog/AuthDialog';

/** What this team offers to the frame. */
export const slots: SlotsModule['slots'] = { 'auth-dialog': AuthDialog };
