/** An address as `save_address` takes it. */
export const homeAddress = {
  type: 'home',
  name: 'Asha Rao',
  phone: '9876543210',
  address: '12 Temple Road',
  city: 'Nagpur',
  state: 'Maharashtra',
  pincode: '440001',
};
