/** Leaves the shop for an address elsewhere. In a file of its own, because tests cannot leave their page. */
export const leaveFor = (url: string): void => location.assign(url);
