const apiRoles = ['anon', 'authenticated', 'service_role'] as const;

/** The roles that a request may have. Nothing else is ever taken on for a caller. */
export type ApiRole = (typeof apiRoles)[number];

/** Whether what a token claims is one of them. */
export const isApiRole = (claimed: unknown): claimed is ApiRole => apiRoles.some((role) => role === claimed);
