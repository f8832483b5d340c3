-- Words that mean the same in this shop: a beginning, as the categories are one, which the staff goes on with. Other spellings
-- and words of Hindi in Latin letters.

-- Tables and policies ---------------------------------------------------------------------------------------------

insert into public.search_synonyms (family, word)
select split_part(f.words, ' ', 1), w.word from (values
  ('kurta kurti kameez kurtha kurtas kurtis'), ('saree sari sarees saris saadi sadi'), ('tee tshirt tshirts tees'),
  ('bicycle bicycles bike bikes cycle cycles saikil'), ('jhumka jhumkas jhumki earring earrings bali jhumke'),
  ('bangle bangles kada chudi choodi kangan'), ('necklace necklaces haar choker mala'),
  ('lehenga lehengas lehnga ghagra ghaghra lahanga'), ('dupatta dupattas chunni stole scarf odhni'),
  ('trousers trouser pants chinos'), ('sneakers sneaker shoes shoe juta joota jute joote'),
  ('mojari mojaris jutti juttis'), ('kolhapuri chappal chappals sandal sandals'),
  ('bag bags tote handbag backpack jhola thaila'), ('sunglasses goggles shades chashma'), ('frock frocks dress dresses'),
  ('hoodie hoodies sweatshirt'), ('figure figures figurine'), ('cushion cushions pillow takiya'),
  ('lamp lamps light lights batti'), ('attar perfume ittar itr fragrance'), ('kajal kohl surma'),
  ('jewellery jewelry gehna gahne zevar'), ('waistcoat bandi nehru sadri'), ('watch watches ghadi'),
  ('anklet anklets payal pajeb'), ('ring rings anguthi'), ('cap caps topi'), ('blouse blouses choli'),
  ('soap soaps sabun'), ('oil oils tel'), ('toy toys khilona khilone'), ('bedspread bedspreads chadar chaadar quilt razai'),
  ('curtain curtains parda'), ('rug rugs dhurrie dhurries dari'), ('silk resham reshmi'), ('cotton sooti suti'),
  ('wedding shaadi shadi vivah'), ('festive tyohar utsav'), ('women ladies mahila aurat'), ('men gents purush mard'),
  ('kids children bachche bachcha'), ('red lal laal'), ('blue neela nila'), ('green hara'), ('black kala kaala'),
  ('white safed'), ('yellow peela pila'), ('pink gulabi'), ('orange narangi'), ('purple baingani'), ('brown bhura'),
  ('gold golden sunehra'), ('silver chandi rupahla'),
  ('grey gray slate saleti'), ('cream ivory beige'), ('maroon burgundy'), ('turquoise firozi'), ('shirt shirts kameej'),
  ('pyjama pyjamas pajama pajamas'), ('salwar shalwar'), ('shawl shawls shaal'), ('sweater sweaters jumper'),
  ('wallet wallets batua'), ('belt belts patta'), ('socks sock moza moze'), ('gloves glove dastana dastane'),
  ('umbrella umbrellas chhata chhatri'), ('mirror mirrors sheesha'), ('comb combs kanghi'), ('nosepin nath nathni'),
  ('bindi bindis tikli'), ('mehendi mehndi henna'), ('lipstick lipsticks lali'), ('diya diyas deepak'),
  ('clock clocks'), ('pot pots matka'), ('wool woollen oon ooni'), ('velvet makhmal'), ('bride dulhan'), ('groom dulha'),
  ('boy boys ladka ladke'), ('girl girls ladki ladkiyan'), ('baby babies shishu'), ('gift gifts tohfa uphaar')
) as f (words), unnest(string_to_array(f.words, ' ')) as w (word);
