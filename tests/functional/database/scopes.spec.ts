import db from '@adonisjs/lucid/services/db'
import { beforeAll, describe, expect, test } from 'vitest'
import { LEDGER_KINDS } from '#app/money/ledger/isomorphic/ledger_kind'
import { post } from '#app/money/ledger/ledger'
import type Payout from '#app/money/payouts/payout'
import { createPayoutRun } from '#app/money/payouts/actions/create_payout_run'
import { cancelPayout } from '#app/money/payouts/actions/cancel_payout'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import { nextTargetDay } from '#app/platform/shared/target_days'
import { today } from '#app/platform/shared/clock'
import {
  actAsManager,
  asPerson,
  asStaff,
  asWorker,
  betweenTransactions,
  currentTransaction,
  compensateWith,
  inTenant,
} from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import SavedView from '#app/web/saved_views/saved_view'
import { execute } from '#app/platform/shared/execute'
import User from '#app/people/accounts/user'
import { createClaim } from '#tests/factories/claims'
import { credit } from '#tests/factories/money'
import { createTenant, createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { eventually } from '#tests/support/eventually'
import { asOwner } from '#tests/support/owner'
import { clearAll } from '#tests/factories/proof'

const OUTSIDE = { code: 'FB018' }
const NOT_THEIRS = { code: 'FB007' }

let anna: User
let bram: User
let maker: User
beforeAll(async () => {
  anna = await createUser()
  bram = await createUser()
  maker = await createUser({ role: 'finance' })
})

const asAnna = <T>(work: () => Promise<T>) => asPerson(anna.tenantId, anna.id, work)
const sql =
  (text: string, values: (string | number)[] = []) =>
  () =>
    queryRows(text, values)

describe('someone in their own scope', () => {
  test('sees their own rows, and none of another in the same organisation', async () => {
    await createClaim(anna)
    await createClaim(bram)
    const tables = await asOwner(async (owner) => {
      const { rows } = await owner.query<{ name: string }>(
        `select table_name as name from information_schema.columns
         where table_schema = 'public' and column_name = 'user_id' and table_name in (select tablename from pg_policies where policyname = 'tenant_isolation')`
      )
      return rows.map(({ name }) => name)
    })
    expect(tables).toContain('claims')
    await asAnna(async () => {
      expect((await User.all()).map(({ id }) => id)).toEqual([anna.id])
      for (const table of tables) {
        const others = await queryRows(`select 1 from ${table} where user_id is distinct from ?`, [anna.id])
        expect([table, others]).toEqual([table, []])
      }
    })
    expect((await inTenant(anna.tenantId, () => User.all())).length).toBeGreaterThan(1)
  })

  test.each([
    ['become staff', "update users set role = 'owner', role_since = now() - interval '1 year'"],
    ['become a manager', "update users set role = 'manager'"],
    ['have had a role for longer', "update users set role_since = now() - interval '1 year', role = 'agent'"],
    ['become a researcher', 'update users set is_researcher = true'],
    ['lift a block', 'update users set blocked_at = now()'],
    [
      'make staff',
      "insert into users (tenant_id, role, first_name, last_name, email, password) select tenant_id, 'owner', 'M', 'E', 'me@example.test', 'x' from users",
    ],
    [
      'make a manager whom nobody invited',
      "insert into users (tenant_id, role, first_name, last_name, email, password) select tenant_id, 'manager', 'M', 'E', 'me@example.test', 'x' from users",
    ],
    ['change what operators owe', 'update claim_rules set goodwill = true'],
    ['add an operator', "insert into counterparties (slug, name) values ('me', 'Me')"],
    ['change where letters and money go', "update counterparties set email = 'me@example.test'"],
    ['change a fee', 'update tenants set fee_bps = 0'],
    ['match a line', 'delete from allocations'],
  ])('may not %s', async (_, text) => {
    await expect(inTenant(anna.tenantId, sql(text))).rejects.toMatchObject({
      code: expect.stringMatching(/^FB018$|^42501$/),
    })
  })

  test('sets no password of another, and no bank account', async () => {
    const change = sql("update users set password = 'x', iban_encrypted = 'x' where id = ? returning id", [bram.id])
    expect(await asAnna(change)).toEqual([])
  })

  test('changes nothing of a payout but that it is cancelled', async () => {
    await credit(anna, 50_00)
    const { id } = await asAnna(() => requestPayout(anna, 10_00))
    const rate = (set: string) => asAnna(sql(`update payouts set ${set} where id = ?`, [id]))
    await expect(rate("iban_encrypted = 'x'")).rejects.toMatchObject(OUTSIDE)
    await expect(rate('not_before = null, settled_at = now()')).rejects.toMatchObject(OUTSIDE)
    await expect(rate("status = 'paid'")).rejects.toMatchObject({ code: expect.stringMatching(/FB018|FB005/) })
    await expect(rate('amount_cents = 1')).rejects.toMatchObject({ code: '42501' })
    await expect(asWorker(sql('update payouts set amount_cents = 1'))).rejects.toMatchObject({ code: '42501' })
  })

  test('changes no amount and no fee of a claim, and makes none without its fee', async () => {
    const claim = await createClaim(anna)
    for (const set of ['fee_cents = 0', 'fee_bps = 0', 'approved_cents = 1', 'received_cents = 1', 'gross_cents = 1']) {
      const change = asAnna(sql(`update claims set ${set} where id = ?`, [claim.id]))
      await expect(change).rejects.toMatchObject({ code: expect.stringMatching(/^FB018$|^23514$/) })
    }
    const copy = (fee: string) =>
      sql(`insert into claims (reference, tenant_id, user_id, trip_id, counterparty_id, rule_id, kind, status, charged_cents,
        estimated_fare_cents, fare_source, gross_cents, fee_bps, fee_cents, net_cents, deadline_on, channel, refund_to)
      select 'CLM-0F0F-' || lpad((random() * 9999)::int::text, 4, '0'), tenant_id, user_id, trip_id, counterparty_id, rule_id, kind, 'ready', charged_cents,
        estimated_fare_cents, fare_source, gross_cents, ${fee}, gross_cents, deadline_on, channel, 'fareback' from claims where id = ${claim.id}`)
    await expect(asAnna(copy('0, 0'))).rejects.toMatchObject(OUTSIDE)
    await expect(asAnna(copy('1, 0'))).rejects.toMatchObject(OUTSIDE)
  })
})

test('a manager sees the business travel of all people in the organisation and none of their private travel', async () => {
  const { id: tenantId } = await createTenant()
  const [manager, member] = [await createUser({ tenantId, role: 'manager' }), await createUser({ tenantId })]
  const claim = await createClaim(member)
  const stranger = await createUser({ tenantId })
  const seen = async (user: User, manages = false) =>
    asPerson(tenantId, user.id, async () => {
      if (manages) await actAsManager()
      const rows = await queryRows<{ count: number }>(
        `select count(*)::int from trips union all select count(*)::int from claims
         union all select count(*)::int from transactions union all select count(*)::int from evidence_bundles`
      )
      return rows.map(({ count }) => count)
    })
  expect((await seen(member)).every((count) => count > 0)).toBe(true)
  for (const nobody of [await seen(manager, true), await seen(stranger)]) expect(nobody).toEqual([0, 0, 0, 0])

  const page = async () => Number((await (await Client.actingAs(manager)).get('/protocol/visible-trips')).body)
  expect(await page()).toBe(0)

  await asOwner(async (owner) => {
    await owner.query('update trips set purpose = $2, is_business = true where user_id = $1', [member.id, 'business'])
    await owner.query('update claims set is_business = true where id = $1', [claim.id])
    await owner.query('update batch_rows set purpose = $2 where tenant_id = $1', [tenantId, 'business'])
    await owner.query('update batch_cards set kind = $2 where tenant_id = $1', [tenantId, 'business'])
  })
  expect(await seen(manager, true)).toEqual(await seen(member))
  expect(await page()).toBeGreaterThan(0)
  for (const nobody of [await seen(manager), await seen(stranger)]) expect(nobody).toEqual([0, 0, 0, 0])
})

describe('money in someone’s own scope', () => {
  const move = (kind: string, wallet: string, cents: number, other = 'fees', more = {}) =>
    post({
      kind: kind as never,
      key: `scopes:${kind}:${wallet}:${Math.random()}`,
      postings: [
        { account: wallet, amountCents: cents },
        { account: kind === 'payout.requested' ? 'in_transit' : other, amountCents: -cents },
      ],
      subject: { type: 'user', id: anna.id },
      ...more,
    })

  test('is posted by the kinds that people have, and by no other', async () => {
    await credit(anna, 100_00)
    const posted: string[] = []
    for (const kind of LEDGER_KINDS) {
      const answer = await asAnna(() => move(kind, anna.wallet, -1)).then(
        () => 'posted',
        ({ code }: { code: string }) => code
      )
      if (answer === 'posted') posted.push(kind)
      // A payout is reserved for one that exists.
      else expect([kind, answer]).toEqual([kind, kind === 'payout.requested' ? 'FB028' : 'FB007'])
    }
    expect(posted.sort()).toEqual(['balance.given_up', 'premium.charged'])
  })

  test('is not made: no kind adds to a wallet', async () => {
    for (const kind of LEDGER_KINDS) {
      const minted = asAnna(() => move(kind, anna.wallet, 1))
      await expect(minted, kind).rejects.toMatchObject(NOT_THEIRS)
    }
  })

  test('is not another’s, in the same organisation or another', async () => {
    await credit(bram, 10_00)
    const stranger = await createUser({ tenantId: (await createTenant()).id })
    for (const { wallet } of [bram, stranger]) {
      await expect(asAnna(() => move('balance.given_up', wallet, -1))).rejects.toMatchObject(NOT_THEIRS)
    }
  })

  test('comes back from a payout once, and from none that is in a run', async () => {
    await credit(anna, 50_00)
    const back = ({ id, ledgerTransactionId }: Payout) =>
      asAnna(() =>
        post({
          kind: 'payout.cancelled',
          key: `back:${Math.random()}`,
          subject: { type: 'payout', id },
          reversesId: ledgerTransactionId,
        })
      )
    const free = await asAnna(() => requestPayout(anna, 10_00))
    // The reservation does not come back while the payout waits.
    await expect(back(free)).rejects.toMatchObject({ code: 'FB028' })
    await asAnna(() => cancelPayout(free, anna))
    await expect(back(free)).rejects.toThrow()

    const taken = await asAnna(() => requestPayout(anna, 10_00))
    await clearAll()
    await asStaff(async () => createPayoutRun(maker, nextTargetDay(today())))
    await expect(back(taken)).rejects.toMatchObject(NOT_THEIRS)
  })

  test('is closed by nobody else', async () => {
    const close = (id: number) => () => queryRow('select close_wallet(?)', [id])
    await expect(asAnna(close(bram.id))).rejects.toMatchObject(NOT_THEIRS)
    await asAnna(close(anna.id))
  })
})

describe('the transaction of a scope', () => {
  test('commits nothing after a statement failed, whoever caught its error', async () => {
    const user = await createUser()
    const rename = asStaff(async () => {
      await execute('update users set first_name = ? where id = ?', ['Lost', user.id])
      await execute('select 1 / 0').catch(() => {})
    })
    await expect(rename).rejects.toThrow(/nothing was committed/)
    expect((await asStaff(() => User.findOrFail(user.id))).firstName).toBe(user.firstName)
  })

  test('takes no statement after its end, of a model or without', async () => {
    const late: (() => Promise<unknown>)[] = []
    await asStaff(async () => {
      const ended = currentTransaction()
      late.push(
        () => ended.connection(),
        async () => ended.client.from('users').first(),
        () => ended.commit()
      )
      await execute('select 1')
    })
    for (const statement of late) await expect(statement()).rejects.toThrow(/has ended/)
  })

  test('is one for models and statements, and a failed group of models leaves it as it was', async () => {
    const { tenantId, id } = await createUser()
    const view = (name: string) => ({ tenantId, userId: id, list: 'claims', name, query: '' })
    await asStaff(async () => {
      await SavedView.create(view('First'))
      await expect(SavedView.createMany([view('Second'), view('First')])).rejects.toMatchObject({ code: '23505' })
      expect(await queryRows('select name from saved_views where user_id = ?', [id])).toEqual([{ name: 'First' }])
    })
    expect(await asStaff(() => SavedView.query().where('user_id', id))).toHaveLength(1)
  })
})

describe('between transactions', () => {
  const held = () => db.connection().getWriteClient().client.pool.numUsed() as number

  test('no connection is held, also by work in work, and each is given back in the end', async () => {
    // What came before may be about to give its connection back.
    await eventually(() => expect(held()).toBe(0))
    await asStaff(async () => {
      await queryRows('select 1')
      await betweenTransactions(async () => {
        expect(held()).toBe(0)
        await betweenTransactions(async () => expect(held()).toBe(0))
        await Promise.all([1, 2].map(() => betweenTransactions(async () => expect(held()).toBe(0))))
      })
      expect(await queryRows('select 1 as one')).toEqual([{ one: 1 }])
    })
    await eventually(() => expect(held()).toBe(0))
  })

  test('work asks in a scope of its own, and the scope around it goes on when it fails', async () => {
    await asStaff(async () => {
      await expect(betweenTransactions(() => queryRows('select 1'))).rejects.toThrow(/Between transactions/)
      expect(await betweenTransactions(() => asWorker(() => queryRows('select 2 as two')))).toEqual([{ two: 2 }])
      expect(await queryRows('select 1 as one')).toEqual([{ one: 1 }])
    })
  })

  test('what was committed is compensated for after a rollback, and not where nothing was', async () => {
    const compensated: string[] = []
    const failing = (name: string, work: () => Promise<unknown>) =>
      asStaff(async () => {
        compensateWith(async () => void compensated.push(name))
        await work()
        throw new Error(name)
      })
    await expect(failing('in one', async () => {})).rejects.toThrow('in one')
    await expect(failing('in two', () => betweenTransactions(async () => {}))).rejects.toThrow('in two')
    await asStaff(async () => {
      compensateWith(async () => void compensated.push('kept'))
      await betweenTransactions(async () => {})
    })
    expect(compensated).toEqual(['in two'])
  })
})

describe('functions that run as the owner', () => {
  /** Each was looked at: what it does for someone in their own scope. */
  const KNOWN = {
    analyze_statement_lines: 'statistics of the planner',
    books_closed_until: 'a day',
    business_card_ids: 'ids of cards of the organisation that they manage',
    files_of_own_cards: 'ids of files with their cards',
    own_card_ids: 'ids of their cards',
    own_file_ids: 'ids of their files',
    private_row_ids: 'ids of rows of trips that their travellers called private',
    cards_with: 'own card numbers, tested with cards',
    close_wallet: 'own wallet',
    email_link_until: 'nothing',
    find_claims: 'nothing',
    find_lines: 'nothing',
    find_trips: 'nothing',
    find_users: 'nothing',
    delete_stop_names: 'nothing',
    ledger_post: 'own wallet',
    ledger_seal: 'seals what is posted',
    is_of_withdrawn_file: 'yes or no',
    recall_letter: 'own claims',
    line_is_proven: 'yes or no',
    merge_claim_tallies: 'nothing; sums stay what they are',
    moved_alone: 'a sum of staff',
    open_ledger_day: 'a day',
    referral_people: 'own referrals',
    reporters_before: 'nothing',
    run_causes: 'nothing',
    scrub_audit_logs: 'those who are erased',
    chain_statements: 'reads balances again',
    session_destroy: 'by its secret',
    session_open: 'by its secret',
    session_touch: 'by its secret',
    session_write: 'by its secret',
    sessions_destroy_of: 'signs someone out',
  }

  test('are all known', async () => {
    const { rows } = await asOwner((owner) =>
      owner.query<{ name: string }>(
        `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
           and prorettype <> 'trigger'::regtype and has_function_privilege($1, oid, 'execute') order by 1`,
        [new URL(process.env.DATABASE_APP_URL!).username]
      )
    )
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(KNOWN).sort())
  })

  test('find nothing for someone in their own scope', async () => {
    const { email } = bram
    await asAnna(async () => {
      for (const name of ['find_users', 'find_claims', 'find_lines', 'find_trips'])
        expect([name, await queryRows(`select * from ${name}(?)`, [email])]).toEqual([name, []])
      expect(await queryRows('select * from run_causes(1, 1)')).toEqual([])
      expect(await queryRows('select * from referral_people(?)', [bram.id])).toEqual([])
      expect(await queryRows("select * from cards_with(?, '{}')", [bram.id])).toEqual([])
    })
    expect(await asStaff(() => queryRows('select * from find_users(?)', [email]))).not.toEqual([])
  })
})
