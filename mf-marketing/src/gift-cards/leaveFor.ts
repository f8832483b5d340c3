/** Leaves the shop for another address, as the payment page needs it. */
export const leaveFor = (url: string): void => location.assign(url);
