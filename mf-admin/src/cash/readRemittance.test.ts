import { readRemittance } from './readRemittance';

test('reads lists with commas, tabs or semicolons, with and without a heading, and amounts as people write them', () => {
  const lines = [
    { parcel: 'TD0123456789', amount: '645' },
    { parcel: 'AWB 7', amount: '1299' },
  ];
  for (const text of [
    'Order,Amount\nTD0123456789,645\nAWB 7,"₹1,299.00"\n\n',
    '\uFEFFTD0123456789\t645\r\nAWB 7\tRs. 1299',
    'order;rupees\nTD0123456789;645.00\nAWB 7;1,299',
  ])
    expect(readRemittance(text)).toEqual({ lines, problems: [] });
});

test('does not glue further columns to an amount', () => {
  expect(readRemittance('AWB1,1,645\nAWB2,1,12,345\nAWB3,12,600,1\nAWB4,645,2026\nAWB5,645,')).toEqual({
    lines: [
      { parcel: 'AWB1', amount: '1645' },
      { parcel: 'AWB2', amount: '112345' },
      { parcel: 'AWB5', amount: '645' },
    ],
    problems: [3, 4].map((line) => `Line ${line} has no order or waybill with whole rupees.`),
  });
});

test('takes no comma that stands where no group of an amount ends', () => {
  for (const between of ['\t', ';', ',']) {
    const amounts = ['645,50', '1,2,3', ',645', '1,23,456.00', '123,456,789'];
    const text = amounts.map(
      (amount, at) => `AWB${at + 1}${between}${between === ',' ? `"${amount}"` : amount}`,
    );
    expect(readRemittance(text.join('\n'))).toEqual({
      lines: [
        { parcel: 'AWB4', amount: '123456' },
        { parcel: 'AWB5', amount: '123456789' },
      ],
      problems: [1, 2, 3].map((line) => `Line ${line} has no order or waybill with whole rupees.`),
    });
  }
});

test('names a line by its place in the file, blank ones among them', () => {
  expect(readRemittance('\n\nOrder,Amount\n\nTD1,645\n , \nTD2,6.45\n').problems).toEqual([
    'Line 7 has no order or waybill with whole rupees.',
  ]);
});

test('names every line that it cannot read', () => {
  expect(readRemittance("TD1,6.45\n,645\nTD2,\nTD3,-5\nTD4,0\n'=TD5,10")).toEqual({
    lines: [{ parcel: '=TD5', amount: '10' }],
    problems: [1, 2, 3, 4, 5].map((line) => `Line ${line} has no order or waybill with whole rupees.`),
  });
});
