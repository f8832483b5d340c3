/** A customer of the past. Nobody can sign in as one: they have no password. */
export interface Person {
  name: string;
  phone: string;
  street: string;
  city: string;
  state: string;
  pin: string;
  /** Whole days before the start on which the account was opened. */
  joined: number;
}

/** [name, street, city, state, PIN code, days since the account was opened]; the places are those of delivery zones. */
const rows: [string, string, string, string, string, number][] = [
  ['Aarohi Deshmukh', '18 Dharampeth Extension', 'Nagpur', 'Maharashtra', '440010', 402],
  ['Ishaan Kulkarni', '7 Prabhat Road', 'Pune', 'Maharashtra', '411004', 318],
  ['Meenakshi Subramaniam', '22 Kutchery Road, Mylapore', 'Chennai', 'Tamil Nadu', '600004', 291],
  ['Harpreet Kaur', '143 Model Town', 'Ludhiana', 'Punjab', '141002', 240],
  ['Faizan Ahmed', '5 Hazratganj', 'Lucknow', 'Uttar Pradesh', '226001', 211],
  ['Ananya Chatterjee', '31 Park Street', 'Kolkata', 'West Bengal', '700016', 188],
  ['Rohan Fernandes', '12 Residency Road', 'Bengaluru', 'Karnataka', '560025', 170],
  ['Lakshmi Menon', '4 Warriam Road', 'Kochi', 'Kerala', '682016', 152],
  ['Devraj Rathore', '60 Civil Lines', 'Jaipur', 'Rajasthan', '302006', 140],
  ['Priya Nair', '9 Vazhuthacaud', 'Thiruvananthapuram', 'Kerala', '695014', 121],
  ['Kabir Malhotra', '27 Greater Kailash II', 'Delhi', 'Delhi', '110048', 110],
  ['Sneha Reddy', '8-2 Banjara Hills', 'Hyderabad', 'Telangana', '500034', 104],
  ['Arjun Patel', '14 Ellis Bridge', 'Ahmedabad', 'Gujarat', '380006', 97],
  ['Zoya Khan', '3 Arera Colony', 'Bhopal', 'Madhya Pradesh', '462016', 84],
  ['Tenzin Dolma', '11 Lower Bazaar', 'Shimla', 'Himachal Pradesh', '171001', 78],
  ['Vikram Singh Chauhan', '52 Vijay Nagar', 'Indore', 'Madhya Pradesh', '452010', 70],
  ['Nandini Iyer', '6 Race Course', 'Coimbatore', 'Tamil Nadu', '641018', 61],
  ['Manoj Sahu', '19 Saheed Nagar', 'Bhubaneswar', 'Odisha', '751007', 55],
  ['Ritika Agarwal', '88 Swaroop Nagar', 'Kanpur', 'Uttar Pradesh', '208002', 47],
  ['Joseph Lalrinmawia', '2 Fancy Bazaar', 'Guwahati', 'Assam', '781001', 40],
  ['Gauri Joshi', '25 College Road', 'Nashik', 'Maharashtra', '422005', 33],
  ['Imran Shaikh', '41 Linking Road', 'Mumbai', 'Maharashtra', '400050', 26],
  ['Divya Hegde', '16 Kadri Hills', 'Mangaluru', 'Karnataka', '575004', 18],
  ['Sourav Banerjee', '73 Kankarbagh', 'Patna', 'Bihar', '800020', 11],
  ['Kavya Thakur', '10 Bandra Reclamation', 'Mumbai', 'Maharashtra', '400051', 4],
];

export const people: readonly Person[] = rows.map(([name, street, city, state, pin, joined], index) => ({
  ...{ name, street, city, state, pin, joined },
  phone: `98${String(20_012_340 + index * 7919).padStart(8, '0')}`,
}));

/** `.example` is reserved (RFC 2606): no mail server has it. */
export const addressOf = ({ name }: Pick<Person, 'name'>): string =>
  `${name.toLowerCase().replaceAll(' ', '.')}@mail.example`;
