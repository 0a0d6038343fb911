export const POLICIES = ['merge', 'disjoint', 'convex'] as const;
export type Policy = (typeof POLICIES)[number];
