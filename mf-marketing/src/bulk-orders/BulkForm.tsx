import { bulkTiers, serviceTerms } from '@shop/kernel/domain';
import { SelectField, TextArea, TextField } from '@shop/ui';
import { chooseFirst } from '../forms/chooseFirst';
import { FieldPair } from '../forms/FieldPair';
import { InquiryForm } from '../forms/InquiryForm';
import { bulkCategories, inquiryRules } from '../forms/inquiryRules';
import { ReachFields } from '../forms/ReachFields';
import { requestBulkQuote } from '../forms/sendInquiry';
import { useInquiry } from '../forms/useInquiry';

/** Request for a quote (spec §3, Bulk order inquiry). */
export function BulkForm() {
  const inquiry = useInquiry({ rules: inquiryRules.bulk, draft: 'bulk-orders', send: requestBulkQuote });
  const { errors } = inquiry;
  return (
    <InquiryForm
      inquiry={inquiry}
      label="Request a quote"
      submit="Request a quote"
      thanks={({ reference }) => (
        <>
          <strong>
            Thank you for your bulk order inquiry! We'll contact you within {serviceTerms.bulkReplyHours}{' '}
            hours.
          </strong>{' '}
          Your reference is {reference}.
        </>
      )}
    >
      <FieldPair>
        <TextField
          label="Company"
          name="companyName"
          autoComplete="organization"
          required
          error={errors.companyName}
        />
        <TextField
          label="Contact person"
          name="contactPerson"
          autoComplete="name"
          required
          error={errors.contactPerson}
        />
      </FieldPair>
      <ReachFields errors={errors} />
      <FieldPair>
        <SelectField
          label="Product category"
          name="productCategory"
          required
          defaultValue=""
          options={chooseFirst('Choose a category', bulkCategories)}
          error={errors.productCategory}
        />
        <SelectField
          label="Quantity"
          name="quantity"
          required
          defaultValue=""
          options={chooseFirst(
            'Choose a quantity',
            bulkTiers.map(({ value, label, percent }) => ({ value, label: `${label} (${percent}% off)` })),
          )}
          error={errors.quantity}
        />
      </FieldPair>
      <TextArea
        label="Message"
        name="message"
        required={false}
        hint="Sizes, a logo to print, the day you need it by."
        error={errors.message}
      />
    </InquiryForm>
  );
}
