import type { SlotsModule } from '@shop/kernel/platform';
import { QuickView } from './quick-view/QuickView';
import { ProductRail } from './recently-viewed/ProductRail';

export const slots: SlotsModule['slots'] = { 'product-rail': ProductRail, 'quick-view': QuickView };
