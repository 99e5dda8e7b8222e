import { importedFor } from '#tests/factories/organisations'
import { describe, expect, test } from 'vitest'
import { url } from '#tests/support/app'
import { Client } from '#tests/support/client'
import { unzip } from '#tests/support/unzip'
import { exportAccount } from '#app/web/closure/actions/export_account'
import OvcpCard from '#app/travel/cards/ovcp_card'
import { today } from '#app/platform/shared/clock'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { blindIndex, encrypt, decrypt } from '#app/platform/encryption/encrypt'
import User from '#app/people/accounts/user'
import { Export, daysAgo, imported, newCard } from '#tests/factories/exports'
import { createExpense, createResearcher } from '#tests/factories/expenses'
import { canariesOf, createLeaver } from '#tests/factories/leavers'
import { createTenant, createUser } from '#tests/factories/users'

async function download(user: User, language = 'en') {
  const client = await Client.actingAs(user)
  const cookie = [...client.cookies()].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${url}/leaving/export`, {
    headers: { cookie, 'accept-language': language },
    redirect: 'manual',
  })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const filesOf = async (user: User, language?: string) => unzip((await download(user, language)).bytes)

const numberOf = async (user: User) =>
  asWorker(async () =>
    decrypt((await OvcpCard.query().where('user_id', user.id).firstOrFail()).numberEncrypted!, 'card')
  )

const everything = (files: Map<string, Buffer>) =>
  [...files].map(([name, bytes]) => `${name}\n${bytes.toString()}`).join('\n')

const lines = (files: Map<string, Buffer>, name: string) => files.get(name)!.toString().trimEnd().split('\r\n')

describe('the export of someone’s data', () => {
  test('holds everything we have of them, readable by people and programs', async () => {
    const user = await createLeaver()
    const canaries = canariesOf(user)
    const { answer, bytes } = await download(user)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename=fareback-${today()}.zip`)
    expect(answer.headers.get('cache-control')).toBe('no-store')

    const files = unzip(bytes)
    const names = [...files.keys()]
    expect(names.filter((name) => !name.startsWith('emails/'))).toEqual([
      'README.txt',
      'account.json',
      'consents.json',
      'audit.csv',
      'sessions.csv',
      'looks.csv',
      'cards.csv',
      'products_on_cards.csv',
      'transactions.csv',
      'trips.csv',
      'details_of_trips.csv',
      'payment_answers.csv',
      'claims.csv',
      'answers.csv',
      'own_corrections.csv',
      'balance.csv',
      'payouts.csv',
      'refunds.csv',
      'corrections.csv',
      'expenses.csv',
      'uploads/001-export.csv',
    ])
    expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^emails\/.*-welcome\.html$/)]))
    expect(JSON.parse(files.get('account.json')!.toString())).toMatchObject({
      email: canaries.email,
      birthOn: canaries.birthOn,
      bankAccount: { iban: canaries.iban },
      passkeys: [{ name: 'Phone' }],
      jobApplications: [{ status: 'received' }],
    })
    expect(JSON.parse(files.get('consents.json')!.toString()).mandates).toMatchObject([
      { signedName: user.fullName, version: '1' },
    ])
    const number = await numberOf(user)
    expect(lines(files, 'cards.csv')[1]).toContain(`;${number};`)
    expect(lines(files, 'transactions.csv')).toHaveLength(6)
    expect(lines(files, 'trips.csv')).toHaveLength(4)
    expect(lines(files, 'claims.csv')[1]).toMatch(/^CLM-.*;NS;missed_check_out;refunded;/)
    expect(lines(files, 'balance.csv')[1]).toMatch(/;refund\.received;1208;1208;CLM-/)
    expect(lines(files, 'refunds.csv')[1]).toMatch(/;CLM-.*;NS;refund;1510;302;1208;$/)
    expect(files.get('uploads/001-export.csv')!.toString()).toContain(number)
    const welcome = names.find((name) => name.endsWith('-welcome.txt'))!
    expect(files.get(welcome)!.toString()).toContain(`Dag ${canaries.firstName}`)
    const readme = files.get('README.txt')!.toString()
    expect(readme).toContain(`${user.fullName}’s data at Fareback`)
    const tables = names.filter((name) => /\.(csv|json)$/.test(name) && !name.includes('/'))
    expect(tables.filter((name) => !readme.includes(`- ${name}: `))).toEqual([])
  })

  test('is explained in the language of who asks', async () => {
    const files = await filesOf(await createUser(), 'nl')
    expect(files.get('README.txt')!.toString()).toMatch(/^De gegevens van/)
    expect(lines(files, 'cards.csv')[0]).toBe('\uFEFFkind;number;sequence;expires_on;nickname;added_at')
  })

  test('holds nothing of anyone else', async () => {
    const [user, other] = [await createLeaver(), await createLeaver()]
    const found = everything(await filesOf(user))
    const { firstName, lastName, email, phone, addressLine } = canariesOf(other)
    for (const canary of [firstName, lastName, email, phone, addressLine, await numberOf(other)]) {
      expect(found).not.toContain(canary)
    }
  })

  test('holds the expenses and their receipts', async () => {
    const user = await createResearcher()
    const { reference } = await createExpense(user, { description: 'Tram to the Erasmusbrug' })
    const files = await filesOf(user)
    expect(lines(files, 'expenses.csv')[1]).toMatch(new RegExp(`^${reference};.*Erasmusbrug`))
    expect([...files.keys()]).toContain(`receipts/${reference}.png`)
  })

  test('runs no formula in a spreadsheet', async () => {
    const user = await createUser()
    const number = newCard()
    await asWorker(() =>
      OvcpCard.create({
        tenantId: user.tenantId,
        userId: user.id,
        kind: 'personal',
        numberEncrypted: encrypt(number, 'card'),
        numberIndex: blindIndex(number),
        last4: number.slice(-4),
        nickname: '=HYPERLINK("https://evil.example";"x")',
      })
    )
    const files = await filesOf(user)
    expect(lines(files, 'cards.csv')[1]).toContain(`;"'=HYPERLINK(""https://evil.example"";""x"")";`)
  })

  test('unpacks into its own folder, whatever a file was called', async () => {
    const user = await createUser()
    const text = new Export(newCard()).missedCheckOut(daysAgo(3), 'Leiden Centraal', '17:42').text()
    await imported(user, text, '../../etc/=cron d\\x.csv')
    const names = [...(await filesOf(user)).keys()].filter((name) => name.startsWith('uploads/'))
    expect(names).toEqual(['uploads/001-__.._etc__cron d_x.csv'])
  })

  test('is in no folder on our side, and is written down', async () => {
    const user = await createUser()
    const file = await exportOf(user)
    expect((await file.stat()).nlink).toBe(0)
    await file.close()
    const logs = await asWorker(() =>
      queryRows("select 1 from audit_logs where action = 'user.exported' and subject_id = ?", [user.id])
    )
    expect(logs).toHaveLength(1)
  })

  test('is made a few times an hour, not more', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    for (let i = 0; i < 6; i++) expect((await client.get('/leaving/export')).status).toBe(200)
    expect((await client.get('/leaving/export', { referer: `${url}/leaving` })).status).toBe(302)
    expect((await client.page('/leaving')).errors.export).toMatch(/Try again in an hour/)
  })

  test('gives members of an organisation their rows of its uploads, and a manager no one else’s', async () => {
    const tenant = await createTenant()
    const manager = await createUser({ tenantId: tenant.id, role: 'manager' })
    const [member, other] = [await createUser({ tenantId: tenant.id }), await createUser({ tenantId: tenant.id })]
    const ownNumber = newCard()
    const all = new Export(ownNumber).journey(daysAgo(9), 'Utrecht Centraal', '08:00', 'Gouda', '08:20', '6,10')
    const numbers = new Map<User, string>()
    for (const [user, place, number] of [
      [member, 'Leiden Centraal', newCard()],
      [other, 'Zwolle', newCard()],
      [manager, 'Gouda', ownNumber],
    ] as const) {
      if (user !== manager) numbers.set(user, number)
      await asWorker(() =>
        OvcpCard.create({
          tenantId: tenant.id,
          userId: user.id,
          kind: 'business',
          numberEncrypted: encrypt(number, 'card'),
          numberIndex: blindIndex(number),
          last4: number.slice(-4),
        })
      )
      if (user === manager) continue
      const theirs = new Export(number).journey(daysAgo(8), place, '07:58', 'Den Haag Centraal', '08:14', '4,90')
      all.lines.push(...theirs.lines)
    }
    await importedFor(manager, all.text(), 'everyone.csv')

    const own = await exported(member)
    expect(own).toContain('Leiden Centraal')
    for (const canary of ['Zwolle', 'Gouda', numbers.get(other)!]) expect(own).not.toContain(canary)
    const managers = await exported(manager)
    expect(managers).toContain('Gouda')
    for (const canary of ['Zwolle', 'Leiden', 'uploads/001', ...numbers.values()]) {
      expect(managers).not.toContain(canary)
    }
  })
})

/** Through the action: people of an organisation sign in on a page of their own. */
const exportOf = (user: User) =>
  inTenant(user.tenantId, async () => exportAccount(await User.findOrFail(user.id), 'en'))

async function exported(user: User) {
  const file = await exportOf(user)
  const { size } = await file.stat()
  const bytes = Buffer.alloc(size)
  await file.read(bytes, 0, size, 0)
  await file.close()
  return everything(unzip(bytes))
}
