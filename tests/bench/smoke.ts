/** A bench of seconds that proves that it still runs; its figures mean nothing. */
export const isSmoke = process.env.BENCH === 'smoke'
