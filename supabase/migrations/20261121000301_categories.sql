-- The departments of spec §3. They are the shop's own and no sample data: without them nobody could add a product.
insert into public.categories (id, name, position, icon, description) values
  ('men', 'Men', 1, 'kurta', 'Kurtas, bandis, denim and easy shirts, from the loom and the indigo vat.'),
  ('women', 'Women', 2, 'saree', 'Sarees, anarkalis, kurtis and everything that goes with them.'),
  ('kids', 'Kids', 3, 'kite', 'Soft cotton for climbing, twirling and falling asleep in.'),
  ('toys-bicycles', 'Cycles & Bikes', 4, 'bicycle', 'Cycles for every height, and toys turned from wood and lac.'),
  ('imitation-jewellery', 'Imitation Jewellery', 5, 'jhumka',
    'Jhumkas, bangles and kundan-look sets that are light on the ear and the purse.'),
  ('anime', 'Anime', 6, 'mask', 'Figures, hoodies, posters and charms drawn by our own studio.'),
  ('home-living', 'Home & Living', 7, 'lamp', 'Blue pottery, block-printed linen and lamps for the good corner.'),
  ('beauty', 'Beauty', 8, 'lotus', 'Attar, kajal and colour mixed for Indian skin.')
-- Data folders of development have them by seed.
on conflict (id) do nothing;
