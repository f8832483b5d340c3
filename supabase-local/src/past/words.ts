/** What customers of the past have written of what they kept: [rating, text]. */
export const reviews: readonly [number, string][] = [
  [5, 'Colour is exactly as in the picture and the stitching is neat. Wore it to a wedding.'],
  [4, 'Nice fabric, soft after the first wash. Delivery took a day longer than promised.'],
  [5, 'Bought it for my mother and she has already asked for another one.'],
  [3, 'Good for the price, but the sleeves are a little short for me.'],
  [4, 'Fits well. The packing was careful and nothing was creased.'],
  [2, 'Looks thinner than I expected. I kept it, but would not buy it again.'],
  [5, 'Everybody asks where it is from. Very happy with it.'],
  [4, 'Comfortable in the heat and dries quickly.'],
  [5, 'The finish is better than what I get in the market here for twice the price.'],
  [3, 'Decent. The shade is darker indoors than on the screen.'],
  [4, 'My daughter wears it to school almost every day, still as new.'],
  [5, 'Second time I have ordered it, now as a gift. No complaints at all.'],
];

export const questions = [
  {
    ...{ ago: 34, who: 5, subject: 'order-inquiry', status: 'resolved' },
    message: 'Can the parcel be brought after six in the evening? Nobody is at home before.',
    reply: 'Namaste, we have asked the courier to come between six and eight. They will call before.',
  },
  {
    ...{ ago: 21, who: 2, subject: 'return-exchange', status: 'resolved' },
    message: 'The kurta is lovely but one size too large. How do I swap it?',
    reply: 'Please open the order in your account and choose Exchange. A courier collects it from you.',
  },
  {
    ...{ ago: 6, who: 14, subject: 'product-question', status: 'open' },
    message: 'Is the rug safe with underfloor heating? Winters are cold in Shimla.',
    reply: 'We are asking the weavers and will write again by tomorrow.',
  },
  {
    ...{ ago: 1.2, who: 21, subject: 'technical-issue' },
    message: 'The payment page closed itself once, then it worked. Was I charged twice?',
  },
  {
    ...{ ago: 0.3, who: 7, subject: 'feedback', channel: 'chat' },
    message: 'The gift wrapping was beautiful, please tell whoever did it.',
  },
] as const;

export const bulkInquiries = [
  {
    ...{ ago: 27, status: 'quoted' },
    companyName: 'Sahyadri Public School',
    contactPerson: 'Medha Phadke',
    productCategory: 'kids',
    quantity: '100-500',
    message: 'House T-shirts in four colours for sports day, with our crest.',
  },
  {
    ...{ ago: 2 },
    companyName: 'Konkan Resorts',
    contactPerson: 'Melvin Pinto',
    productCategory: 'mixed',
    quantity: '50-100',
    message: 'Uniform shirts for the front desk, and cushion covers to match.',
  },
] as const;

export const applications = [
  {
    ...{ ago: 41, status: 'documents' },
    businessName: 'Bagru Handblock Collective',
    contactPerson: 'Ramkishor Chhipa',
    businessType: 'manufacturer',
    address: '4 Chhipa Mohalla, Bagru, Rajasthan',
    productCategories: 'Block-printed cotton',
    experience: '10+',
  },
  {
    ...{ ago: 3 },
    businessName: 'Moradabad Brass House',
    contactPerson: 'Shabana Ansari',
    businessType: 'wholesaler',
    address: '19 Peetal Nagri, Moradabad, Uttar Pradesh',
    productCategories: 'Brass lamps and bowls',
    experience: '5-10',
  },
] as const;

/** Stock that came, went or was counted: [days ago, change, reason, note]. */
export const stockChanges: readonly [number, number, string, string][] = [
  [75, 40, 'received', 'Delivery note 2214'],
  [62, -2, 'damaged', 'Water stain after the monsoon leak'],
  [58, 25, 'received', 'Delivery note 2260'],
  [40, -1, 'lost', ''],
  [31, 30, 'received', 'Delivery note 2305'],
  [19, -3, 'counted', 'Shelf count of the month'],
  [12, 20, 'received', 'Delivery note 2344'],
  [5, 1, 'returned', 'Came back unopened'],
];
