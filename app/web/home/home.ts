import { dutchDay } from '#app/platform/shared/dutch_day'
import { cents, day, flag, number, orNull, text } from '#app/platform/shared/column'
import { readRow, readRows } from '#app/platform/shared/read_rows'
import { awaitsAnswer, awaitsPayment, isOnHold, isReady } from '#app/claims/claims/questions'
import db from '@adonisjs/lucid/services/db'
import Batch from '#app/travel/batches/batch'
import type { ClaimSummary } from '#app/travel/batches/claim_estimate'
import { claimSummary } from '#app/claims/claims/claim_summary'
import { NET_ASKED, NET_TO_COME } from '#app/claims/claims/claims_to_come'
import { claimableTrips } from '#app/claims/claims/claimable_trips'
import { balanceOf } from '#app/money/ledger/ledger'
import { type Overpayment, overpaymentOf } from '#app/money/payouts/overpayment'
import { today } from '#app/platform/shared/clock'
import { goesInNextLetter, LETTER_OF_TODAY, nextLetterOn } from '#app/claims/letters/next_letter'
import type User from '#app/people/accounts/user'

/** Claims that an operator has to answer or to pay. Amounts are net cents. */
export type Waiting = {
  operator: string
  answers: number
  answerCents: number
  payments: number
  paymentCents: number
}

/** `reference` and `deadlineOn` (ISO date) of the one that closes first; net cents of all. */
export type ToSubmit = { count: number; netCents: number; reference: string; deadlineOn: string }

/** Claims that are ready for a letter of ours. `on`: ISO date of the letter they go in, null while it is made. Net cents. */
export type GoingOut = { operator: string; count: number; netCents: number; on: string | null }

export type LastReceived = { operator: string; netCents: number; receivedOn: string }

export type Home = {
  claimable: ClaimSummary
  toSubmit: ToSubmit | null
  goingOut: GoingOut[]
  waiting: Waiting[]
  balanceCents: number
  overpayment: Overpayment | null
  lastReceived: LastReceived | null
  /** Uploads that wait for a yes or an answer, and what those that are read would bring, in net cents. */
  openUploads: number
  openUploadsCents: number
  hasUploads: boolean
}

export async function homeOf(user: User): Promise<Home> {
  const balanceCents = await balanceOf(user.wallet)
  const owner = [user.tenantId, user.id]
  return {
    claimable: claimSummary(await claimableTrips(user, {})),
    toSubmit: await readRow(
      {
        count: number('(count(*) over ())::int'),
        netCents: cents('(sum(net_cents) over ())::int'),
        reference: text('reference'),
        deadlineOn: day('deadline_on'),
      },
      `from claims where tenant_id = ? and user_id = ? and not is_business
         and (${isOnHold('claims')} or (${isReady('claims')} and channel <> 'letter' and deadline_on >= ?))
       order by deadline_on, id limit 1`,
      [...owner, today()]
    ),
    goingOut: await goingOut(user),
    waiting: await readRows(
      {
        operator: text('o.name'),
        answers: number(`(count(*) filter (where ${awaitsAnswer('c')}))::int`),
        answerCents: cents(`coalesce(sum(${NET_ASKED}) filter (where ${awaitsAnswer('c')}), 0)::int`),
        payments: number(`(count(*) filter (where ${awaitsPayment('c')}))::int`),
        paymentCents: cents(`coalesce(sum(${NET_TO_COME}) filter (where ${awaitsPayment('c')}), 0)::int`),
      },
      `from claims c join counterparties o on o.id = c.counterparty_id
       where c.tenant_id = ? and c.user_id = ? and not c.is_business
         and (${awaitsAnswer('c')} or ${awaitsPayment('c')})
       group by o.name order by sum(c.net_cents) desc, o.name`,
      owner
    ),
    balanceCents,
    overpayment: balanceCents < 0 ? await overpaymentOf(user.wallet) : null,
    lastReceived: await readRow(
      {
        operator: text('o.name'),
        netCents: cents('paid.net'),
        receivedOn: day(dutchDay('paid.at')),
      },
      `from claims c join counterparties o on o.id = c.counterparty_id
       cross join lateral (
         select a.created_at as at, a.amount_cents - a.fee_cents as net from allocations a
         where a.claim_id = c.id and a.kind = 'claim' and a.reversed_at is null
           and not exists (select from tenants t where t.id = c.tenant_id and t.refund_destination = 'tenant')
         union all select c.paid_directly_at, c.approved_cents where c.paid_directly_at is not null
       ) paid
       where c.tenant_id = ? and c.user_id = ? and not c.is_business order by paid.at desc limit 1`,
      owner
    ),
    ...(await uploadsOf(user)),
  }
}

async function goingOut(user: User): Promise<GoingOut[]> {
  const rows = await readRows(
    {
      operator: text('o.name'),
      count: number('count(*)::int'),
      netCents: cents('sum(c.net_cents)::int'),
      isMade: flag('c.in_letter is not null'),
      today: orNull(text(LETTER_OF_TODAY)),
    },
    `from claims c join counterparties o on o.id = c.counterparty_id join users u on u.id = c.user_id
     where c.tenant_id = ? and c.user_id = ? and not c.is_business
       and (${goesInNextLetter('c', 'u')} or (${isReady('c')} and c.in_letter is not null))
     group by o.id, o.name, c.in_letter is not null order by 3 desc, o.name`,
    [today(), user.tenantId, user.id, today()]
  )
  return rows.map(({ isMade, today: letter, ...row }) => ({
    ...row,
    on: isMade ? null : nextLetterOn({ hasToday: letter !== null }),
  }))
}

async function uploadsOf(user: User) {
  const [counted] = await Batch.personal(user)
    .whereIn('status', ['planned', 'asking'])
    .count('* as open')
    .select(db.raw(`coalesce(sum((plan->'estimate'->>'netCents')::bigint), 0) as cents`))
  const first = await Batch.personal(user).select('id').first()
  return {
    openUploads: Number(counted.$extras.open),
    openUploadsCents: Number(counted.$extras.cents),
    hasUploads: first !== null,
  }
}
