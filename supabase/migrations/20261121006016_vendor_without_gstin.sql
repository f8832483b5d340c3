-- A GST number is optional (spec section 5, Vendor application). is_gstin answers false for none, so that the check of
-- the table refused every application without one.
alter table public.vendor_applications
  drop constraint vendor_applications_gst_number_check,
  add constraint vendor_applications_gst_number_check check (gst_number is null or private.is_gstin(gst_number));
