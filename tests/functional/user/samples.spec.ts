import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { imported, planned } from '#tests/factories/exports'
import { createUser } from '#tests/factories/users'

const FOLDER = '../shared/samples'

describe.skipIf(!existsSync(FOLDER))('the sample exports', () => {
  test('are planned with the dispositions a person would expect', async () => {
    const found: Record<string, unknown> = {}
    for (const name of (await readdir(FOLDER)).sort()) {
      const batch = await planned(await createUser(), await readFile(`${FOLDER}/${name}`), name)
      const { counts } = batch.plan
      found[name] = [batch.format, counts.create, counts.not_a_trip, counts.unrecognised + counts.error]
    }
    expect(found).toEqual({
      'ns_consument_comma.csv': ['ns_consumer', 3, 0, 0],
      'ns_consument_semicolon_2025.csv': ['ns_consumer', 1, 0, 0],
      'ovchip_en_12col_dot.csv': ['ov_en_12', 14, 0, 0],
      'ovchip_nl_12col_cp1252.csv': ['ov_nl_12', 15, 4, 0],
      'ovchip_nl_12col_topup_2021.csv': ['ov_nl_12', 0, 1, 0],
      'ovchip_nl_12col_travel_2021.csv': ['ov_nl_12', 1, 0, 0],
      'ovchip_nl_12col_utf8bom_crlf.csv': ['ov_nl_12', 15, 4, 0],
      'ovpay_trips_page.json': ['ovpay', 1, 0, 0],
    })
  })

  test('become the trips of their story', async () => {
    const user = await createUser()
    await imported(user, await readFile(`${FOLDER}/ovchip_nl_12col_utf8bom_crlf.csv`))
    const trips = await asWorker(() =>
      queryRows(
        `select t.status, t.irregularity, o.slug as operator, t.fee_cents as fee, t.fare_cents as fare
         from trips t left join counterparties o on o.id = t.counterparty_id where t.user_id = ? order by t.travelled_at`,
        [user.id]
      )
    )
    expect(trips).toEqual([
      { status: 'complete', irregularity: null, operator: 'ns', fee: null, fare: 490 },
      { status: 'complete', irregularity: null, operator: 'htm', fee: null, fare: 135 },
      // A later row, Saldo teruggave of 15.10, paid back all but the fare of 4.90.
      {
        status: 'corrected',
        irregularity: null,
        operator: 'ns',
        fee: 2000,
        fare: 2000,
      },
      { status: 'complete', irregularity: null, operator: 'ns', fee: null, fare: 490 },
      {
        status: 'missing_check_out',
        irregularity: 'missed_check_out',
        operator: expect.anything(),
        fee: 400,
        fare: 400,
      },
      { status: 'complete', irregularity: null, operator: 'ns', fee: null, fare: 980 },
      { status: 'complete', irregularity: null, operator: 'ns', fee: null, fare: 0 },
      { status: 'complete', irregularity: 'same_station', operator: 'ns', fee: 2000, fare: 2000 },
      // Its check-in is in no file, but the check-out names where the ride began.
      { status: 'complete', irregularity: null, operator: expect.anything(), fee: null, fare: 300 },
    ])
  })
})
