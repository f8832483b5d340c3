/** Leaves the shop for another site's page. Of its own, so that tests can watch it. */
export const leaveFor = (url: string): void => location.assign(url);
