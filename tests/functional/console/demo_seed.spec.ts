import { DateTime } from 'luxon'
import { expect, test } from 'vitest'
import { run } from '#bin/support/run'
import { EXAMPLE_SETTINGS } from '#config/example_account'
import { ZONE } from '#app/platform/shared/clock'
import { workerDatabase } from '#tests/support/database'
import { isLong } from '#tests/support/long'

/**
 * The story ends at the moment it is told, so what it does depends on the calendar: claims close, months end, clocks change. The
 * short form tells the part of one traveller, at a moment at which she claims on the last day; `npm run test:demo` tells all of it in
 * each week of the year before, as the database closes no month that is not over.
 */
const LATEST = DateTime.fromISO('2026-11-27T03:49', { zone: ZONE })
const MOMENTS = Array.from({ length: isLong ? 52 : 1 }, (_, nth) =>
  LATEST.minus({ days: 7 * nth, hours: 7 * nth }).toISO()!
)
const FILES = isLong ? [] : ['--files-of=traveller@fareback.test']

const PROGRAM = ['ace.js', 'demo:seed']
const SETTINGS = { ...EXAMPLE_SETTINGS, NODE_ENV: 'production', MAIL_TRANSPORT: 'stored', PAYEE_VERIFICATION: 'stub' }

test.each(MOMENTS)('the demo can be told at %s', { timeout: 300_000 }, async (at) => {
  const urls = await workerDatabase(`demo_${process.pid}_${MOMENTS.indexOf(at)}`)
  const told = await run('node', [...PROGRAM, `--at=${at}`, ...FILES], { ...SETTINGS, ...urls }, 'build')
  expect(told).toMatch(/73 people, [1-9]\d+ files, [1-9]\d* claims, [1-9]\d* payouts/)
})
