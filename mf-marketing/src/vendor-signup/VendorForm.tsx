import { serviceTerms } from '@shop/kernel/domain';
import { SelectField, TextArea, TextField } from '@shop/ui';
import { chooseFirst } from '../forms/chooseFirst';
import { FieldPair } from '../forms/FieldPair';
import { InquiryForm } from '../forms/InquiryForm';
import { businessTypes, inquiryRules, vendorExperience } from '../forms/inquiryRules';
import { ReachFields } from '../forms/ReachFields';
import { applyAsVendor } from '../forms/sendInquiry';
import { useInquiry } from '../forms/useInquiry';

/** Application to sell here (spec §3, Vendor application). */
export function VendorForm() {
  const inquiry = useInquiry({ rules: inquiryRules.vendor, draft: 'vendor-signup', send: applyAsVendor });
  const { errors } = inquiry;
  return (
    <InquiryForm
      inquiry={inquiry}
      label="Vendor application"
      submit="Submit application"
      thanks={({ reference }) => (
        <>
          <strong>
            Thank you for your application! We'll review it within {serviceTerms.vendorReviewDays}.
          </strong>{' '}
          Your reference is {reference}.
        </>
      )}
    >
      <FieldPair>
        <TextField
          label="Business name"
          name="businessName"
          autoComplete="organization"
          required
          error={errors.businessName}
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
          label="Type of business"
          name="businessType"
          required
          defaultValue=""
          options={chooseFirst('Choose a type', businessTypes)}
          error={errors.businessType}
        />
        <SelectField
          label="Experience"
          name="experience"
          required
          defaultValue=""
          options={chooseFirst('Choose your experience', vendorExperience)}
          error={errors.experience}
        />
      </FieldPair>
      <TextArea
        label="Business address"
        name="address"
        rows={3}
        autoComplete="street-address"
        required
        hint="With PIN code"
        error={errors.address}
      />
      <TextField
        label="What you make or sell"
        name="productCategories"
        required
        hint="For example: block-printed cotton, brass lamps"
        error={errors.productCategories}
      />
      <FieldPair>
        <TextField
          label="GST number"
          name="gstNumber"
          required={false}
          autoCapitalize="characters"
          spellCheck={false}
          hint="15 characters; makers without one may apply too"
          error={errors.gstNumber}
        />
        <TextField
          label="Website"
          name="website"
          type="url"
          inputMode="url"
          required={false}
          hint="Starts with https://"
          error={errors.website}
        />
      </FieldPair>
      <TextArea label="About your work" name="message" required={false} error={errors.message} />
    </InquiryForm>
  );
}
