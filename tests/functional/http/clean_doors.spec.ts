import { describe, expect, test } from 'vitest'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRow } from '#tests/support/query_rows'
import { createSubjects } from '#tests/factories/subjects'
import { createResearcher, expenseForm, png } from '#tests/factories/expenses'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const TURNED = '\u202Egnp.exe'

describe('text at the door', () => {
  test('of a name is one line that nothing turns around', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    await client.submit(
      '/profile',
      {
        firstName: `San\r\nne${TURNED}`,
        lastName: 'de\u2028Vries',
        birthOn: null,
        phone: null,
        addressLine: null,
        postcode: null,
        city: null,
        country: 'NL',
        travelProduct: 'none',
      },
      { method: 'PATCH', from: '/profile' }
    )
    const row = await asWorker(() => queryRow('select first_name, last_name from users where id = ?', [user.id]))
    expect(row).toEqual({ first_name: 'San negnp.exe', last_name: 'de Vries' })
  })

  test('of a form with a file is as clean as any other, and so is the name of the file', async () => {
    const user = await createResearcher()
    const client = await Client.actingAs(user)
    const form = new FormData()
    for (const [name, value] of Object.entries(expenseForm({ description: `To Zwolle\0${TURNED}\r\nand back` })))
      if (value !== null) form.append(name, String(value))

    form.append('__proto__[polluted]', 'yes')
    form.append('file', new Blob([png()]), `bon\u2028${TURNED}.png`)
    const page = await client.submit('/expenses', form, { from: '/expenses/create' })
    expect([page.status, page.errors]).toEqual([302, {}])
    const row = await asWorker(() =>
      queryRow<{ description: string }>('select description from expenses where user_id = ?', [user.id])
    )
    expect(row!.description).toBe('To Zwollegnp.exe\nand back')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('of a status report keeps to the characters of XML: the report is refused, and the browser stays', async () => {
    const { owner, run } = await createSubjects()
    const client = await Client.actingAs(owner)
    const path = `/admin/payout-runs/${run.reference}`
    const send = (xml: string) => {
      const form = new FormData()
      form.append('file', new Blob([xml]), 'report.xml')
      return client.submit(`${path}/reports`, form, { from: path })
    }
    for (const id of ['PAY\0', 'PAY\u0001', 'PAY\uFFFE']) {
      const xml = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.03"><CstmrPmtStsRpt>
        <GrpHdr><MsgId>${id}</MsgId></GrpHdr><OrgnlPmtInfAndSts><TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId>
        <TxSts>RJCT</TxSts></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`
      expect([id, (await send(xml)).errors!.file]).toEqual([id, expect.stringMatching(/damaged/)])
      expect((await client.get(path)).status).toBe(200)
    }
    expect((await client.delete('/login')).status).toBe(302)
  })

  test('that is pasted is cut between characters', async () => {
    const { owner, line } = await createSubjects()
    const client = await Client.actingAs(owner)
    const path = `/admin/lines/${line}`
    const text = `kop\n${'x'.repeat(119)}🚆 een regel zonder nummer 12,00`
    const page = await client.submit(`${path}/lists`, { text }, { from: path })
    expect(page.status).toBe(302)
    expect((await client.get(path)).status).toBe(200)
  })
})
