/** The four sample reviews (spec §3); fixed ids, so that seeding again does not double them. */
export const reviewRows = [
  {
    id: '7a1c0f52-6f0e-4c51-9d5e-3b8f0a6d1e01',
    product_id: 'neel-lotus-tee',
    user_name: 'Ananya Deshpande',
    rating: 5,
    comment:
      'The indigo has faded to exactly the shade I hoped for, and the neck has kept its shape after ten washes. Ordered two more for my brothers.',
    reviewed_on: '2026-09-14',
    verified: true,
  },
  {
    id: '7a1c0f52-6f0e-4c51-9d5e-3b8f0a6d1e02',
    product_id: 'firozi-silk-saree',
    user_name: 'Lakshmi Subramaniam',
    rating: 5,
    comment:
      "Wore it to my cousin's reception and was asked about it all evening. Light to carry, the fall was done neatly, and the blouse piece is generous.",
    reviewed_on: '2026-10-02',
    verified: true,
  },
  {
    id: '7a1c0f52-6f0e-4c51-9d5e-3b8f0a6d1e03',
    product_id: 'chameli-city-bike',
    user_name: 'Imran Qureshi',
    rating: 4,
    comment:
      'Assembly took me forty minutes with the tools in the box. Rides straight and quiet; I only wish the bell were louder for our market road.',
    reviewed_on: '2026-08-21',
    verified: true,
  },
  {
    id: '7a1c0f52-6f0e-4c51-9d5e-3b8f0a6d1e04',
    product_id: 'ruby-jhumka',
    user_name: 'Gurpreet Kaur',
    rating: 4,
    comment:
      'Lovely swing and so light that I forgot I had them on. The red is a touch deeper than on my screen, which suits me even better.',
    reviewed_on: '2026-10-19',
    verified: true,
  },
];
