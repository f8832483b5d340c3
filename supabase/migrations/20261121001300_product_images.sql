-- The bucket of product pictures. It is public, which lets anybody fetch a picture by its path; the policies below
-- are about the storage API, so listing and writing stay with admins. A name has to end as a picture of the allowed types
-- does: a server that went by the name alone must not find a page or a drawing with scripts in it. The type itself is no
-- condition, because the storage service tries a policy before it has read the file.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('product-images', 'product-images', true, 5242880, array['image/webp', 'image/avif', 'image/jpeg', 'image/png'])
on conflict (id) do nothing;

create policy "admins list product images" on storage.objects
  for select to authenticated using (bucket_id = 'product-images' and (select private.is_admin()));
create policy "admins add product images" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'product-images' and name ~ '\.(webp|avif|jpe?g|png)$' and (select private.is_admin()));
create policy "admins replace product images" on storage.objects
  for update to authenticated
  using (bucket_id = 'product-images' and (select private.is_admin()))
  with check (bucket_id = 'product-images' and name ~ '\.(webp|avif|jpe?g|png)$' and (select private.is_admin()));
create policy "admins remove product images" on storage.objects
  for delete to authenticated using (bucket_id = 'product-images' and (select private.is_admin()));
