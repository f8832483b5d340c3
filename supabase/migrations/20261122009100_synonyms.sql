-- Words that mean the same in this shop: a beginning, as the categories are one, which the staff goes on with. Other spellings,
-- and words of Hindi in Latin letters and in its own. What was typed comes before what means the same.

-- Tables and policies ---------------------------------------------------------------------------------------------

insert into public.search_synonyms (family, word)
select split_part(f.words, ' ', 1), w.word from (values
  ('kurta kurti kameez kurtha kurthi kurtas kurtis kurte कुर्ता कुरता कुर्ती कुर्ते'), ('saree sari sarees saris saari saaree saadi sadi साड़ी साडी साड़ियां'),
  ('tee tshirt tshirts tees टीशर्ट'), ('bicycle bicycles bike bikes cycle cycles saikil साइकिल'),
  ('jhumka jhumkas jhumki jhumkis jhumke earring earrings earing earings bali झुमका झुमके झुमकी बाली'),
  ('bangle bangles kada chudi choodi chudiyan kangan चूड़ी चूड़ियां कंगन कड़ा'), ('necklace necklaces haar choker mala हार माला'),
  ('lehenga lehengas lehnga lahenga lehanga ghagra ghaghra lahanga choli लहंगा लहँगा घाघरा चोली'), ('dupatta dupattas chunni stole scarf odhni दुपट्टा चुन्नी ओढ़नी'),
  ('trousers trouser pants pant chinos chino पैंट'), ('joggers jogger trackpant trackpants lower lowers'),
  ('sneakers sneaker shoes shoe juta joota joote jutey जूता जूते'), ('mojari mojaris jutti juttis मोजड़ी जूती'),
  ('kolhapuri chappal chappals chapal sandal sandals slipper slippers flipflop flipflops चप्पल सैंडल'), ('bag bags jhola thaila बैग झोला थैला'),
  ('handbag handbags purse purses पर्स'), ('backpack backpacks bagpack rucksack'), ('tote totes'),
  ('sunglasses goggles shades chashma चश्मा'), ('dress dresses gown gowns frock frocks ड्रेस फ्रॉक गाउन'),
  ('hoodie hoodies sweatshirt sweatshirts'), ('figure figures figurine figurines'), ('cushion cushions pillow pillows takiya तकिया'),
  ('bedsheet bedsheets bedlinen chadar chaadar चादर'), ('bedspread bedspreads quilt quilts razai रजाई'),
  ('lamp lamps light lights batti लैंप'), ('attar perfume perfumes ittar itr fragrance इत्र परफ्यूम'), ('kajal kohl surma काजल'),
  ('jewellery jewelry jewelery gehna gahne zevar गहने ज़ेवर आभूषण'), ('waistcoat bandi nehru sadri बंडी'), ('watch watches ghadi घड़ी'),
  ('anklet anklets payal pajeb पायल'), ('ring rings anguthi angoothi अंगूठी'), ('cap caps topi टोपी'), ('blouse blouses ब्लाउज'),
  ('soap soaps sabun साबुन'), ('oil oils tel तेल'), ('toy toys khilona khilone खिलौना खिलौने'), ('curtain curtains parda पर्दा पर्दे'),
  ('rug rugs dhurrie dhurries dari carpet carpets दरी'), ('silk resham reshmi रेशम रेशमी सिल्क'), ('cotton sooti suti सूती कॉटन'),
  ('wedding shaadi shadi vivah marriage bridal bride dulhan शादी विवाह दुल्हन'), ('groom dulha दूल्हा'),
  ('festive festival tyohar utsav diwali puja pooja eid navratri त्योहार दिवाली पूजा'), ('evening party'), ('office formal formals'),
  ('everyday casual casuals daily'), ('sport sports gym workout'), ('indian ethnic traditional desi'),
  ('women woman ladies lady female mahila aurat wife mother mom mummy sister girlfriend महिला औरत लेडीज'),
  ('men man gents male purush mard husband father dad papa brother boyfriend पुरुष मर्द'),
  ('kids kid children child boy boys girl girls baby babies toddler son daughter bachche bachcha ladka ladke ladki ladkiyan shishu बच्चों बच्चे बच्चा लड़का लड़की'),
  ('red lal laal लाल'), ('blue neela nila navy नीला'), ('green hara हरा'), ('black kala kaala काला'),
  ('white safed सफेद सफ़ेद'), ('yellow peela pila haldi mustard पीला हल्दी'), ('pink gulabi गुलाबी'), ('orange narangi kesariya नारंगी केसरिया'),
  ('purple baingani बैंगनी'), ('brown bhura भूरा'), ('gold golden sunehra सुनहरा'), ('silver chandi rupahla चांदी'),
  ('grey gray slate saleti'), ('cream ivory beige offwhite'), ('maroon burgundy'), ('turquoise firozi teal फ़िरोज़ी'),
  ('multicolour multicolor colourful colorful rangbirangi'), ('shirt shirts kameej शर्ट'),
  ('nightwear pyjama pyjamas pajama pajamas nightsuit nightsuits nightdress nighty'), ('salwar shalwar सलवार'),
  ('churidar chudidar churidaar'), ('wear outfit outfits clothes clothing apparel topwear bottomwear कपड़े'), ('shawl shawls shaal शॉल'), ('sweater sweaters jumper'),
  ('wallet wallets batua बटुआ'), ('belt belts patta बेल्ट'), ('socks sock moza moze'), ('gloves glove dastana dastane'),
  ('umbrella umbrellas chhata chhatri'), ('mirror mirrors sheesha'), ('comb combs kanghi'), ('nosepin nath nathni नथ'),
  ('bindi bindis tikli'), ('mehendi mehndi mehandi henna मेहंदी'), ('lipstick lipsticks lali लिपस्टिक'), ('diya diyas deepak दीया दिया'),
  ('clock clocks'), ('pot pots matka'), ('wool woollen oon ooni ऊनी'), ('velvet makhmal मखमल'), ('gift gifts tohfa uphaar तोहफा उपहार'),
  ('bandhani bandhej bandhni'), ('chikankari chikan lucknowi'), ('ajrakh ajrak'), ('embroidered embroidery kadhai'), ('printed print prints'),
  ('checked check checks checkered'), ('striped stripe stripes'), ('floral flower flowers'), ('plain solid'), ('mug mugs cup cups')
) as f (words), unnest(string_to_array(normalize(f.words, nfkc), ' ')) as w (word);
