/** What everybody but admins reads, word for word (spec §8). */
export const deniedText = {
  title: 'Access Denied',
  intro: "You don't have permission to access this page.",
} as const;
