/** Milliseconds without a connection until a page counts on none; the specification's. */
export const UNAVAILABLE_AFTER = 10_000
