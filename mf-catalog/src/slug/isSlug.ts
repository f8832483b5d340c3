const slug = /^[a-z0-9-]{1,120}$/;

/** Whether an address part can be an id at all; what cannot is answered without asking the database. */
export const isSlug = (text: string): boolean => slug.test(text);
