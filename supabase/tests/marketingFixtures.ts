import { contactSubjects } from '@shop/kernel/domain';

/** Sent in with every form: the hidden field empty, and time enough for a person. */
export const guard = { fax: '', elapsed_ms: 4000 };

export const contactDraft = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  subject: contactSubjects[0]?.value ?? '',
  message: 'Where is my kurta?',
};

const bulkDraft = {
  companyName: 'Vidarbha Schools Trust',
  contactPerson: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  productCategory: 'kids',
  quantity: '100-500',
  message: '',
};

const vendorDraft = {
  businessName: 'Bagru Block Printers',
  contactPerson: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  businessType: 'manufacturer',
  gstNumber: '27AAPFU0939F1ZV',
  address: '4 Chhipa Mohalla, Bagru',
  productCategories: 'Block-printed cotton',
  experience: '10+',
  website: 'https://bagru.example',
  message: '',
};

/** The three forms with their functions and tables. */
export const forms = [
  {
    form: 'contact',
    rpc: 'send_contact_message',
    table: 'contact_messages',
    prefix: 'TDC',
    draft: contactDraft,
  },
  { form: 'bulk', rpc: 'request_bulk_quote', table: 'bulk_inquiries', prefix: 'TDB', draft: bulkDraft },
  { form: 'vendor', rpc: 'apply_as_vendor', table: 'vendor_applications', prefix: 'TDV', draft: vendorDraft },
] as const;
