/** A bench of seconds that proves that it still runs. */
export const isSmoke = process.env.BENCH === 'smoke'

export const SMOKE_NOTE = 'A smoke run: its figures mean nothing.'

if (isSmoke) console.log(SMOKE_NOTE)
