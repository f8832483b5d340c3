import type { SlotsModule } from '@shop/kernel/platform';
import { NewsletterForm } from './newsletter/NewsletterForm';

export const slots: SlotsModule['slots'] = { newsletter: NewsletterForm };
