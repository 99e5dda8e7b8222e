import { balanceOf } from '#app/money/ledger/ledger'
import User from '#app/people/accounts/user'
import { isPending } from '#app/money/payouts/questions'
import { decrypt } from '#app/platform/encryption/encrypt'
import { AS_THE_BOOKS, type Person, type PersonalData, localTime } from '#app/platform/personal_data/personal_data'
import { cents } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { Refusal } from '#app/platform/shared/refusal'
import { execute } from '#app/platform/shared/execute'

const IN_BOOKS = { kept: 'the books rest on it' }

export const payoutsData: PersonalData = {
  tables: {
    payouts: {
      exported: 'payouts.csv',
      erased: { kept: 'the payment, with the account it went to, encrypted, without words about it' },
      retained: AS_THE_BOOKS,
    },
    ledger_accounts: { exported: 'balance.csv', erased: IN_BOOKS, retained: AS_THE_BOOKS },
    ledger_transactions: { exported: 'balance.csv', erased: IN_BOOKS, retained: AS_THE_BOOKS },
    ledger_entries: { exported: 'balance.csv', erased: IN_BOOKS, retained: AS_THE_BOOKS },
    allocations: { exported: 'refunds.csv', erased: IN_BOOKS, retained: AS_THE_BOOKS },
    statement_lines: {
      exported: { not: 'what the bank tells us; the part of it that came to someone is in refunds.csv' },
      erased: IN_BOOKS,
      retained: AS_THE_BOOKS,
    },
    statement_entries: {
      exported: { not: 'what a file of the bank holds, until it is booked' },
      erased: IN_BOOKS,
      retained: 'until its line is booked',
    },
    line_advices: {
      exported: { not: 'what the bank tells us of payments of operators' },
      erased: IN_BOOKS,
      retained: '92 days without a line (prune_advices)',
    },
    cost_rules: { exported: { not: 'about accounts of banks' }, erased: IN_BOOKS, retained: AS_THE_BOOKS },
  },
  export: {
    tables: [
      {
        name: 'balance',
        columns: ['at', 'kind', 'amount_cents', 'balance_after_cents', 'belongs_to'],
        sql: `select ${localTime('x.posted_at')} as at, x.kind, e.amount_cents, e.balance_after_cents, s.reference as belongs_to
              from ledger_accounts a join wallet_entries e on e.account_id = a.id
              join ledger_transactions x on x.id = e.transaction_id
              left join subjects s on s.type = x.subject_type and s.id = x.subject_id and s.user_id = $2 and s.type <> 'user'
              where a.tenant_id = $1 and a.user_id = $2 order by e.id`,
      },
      {
        name: 'payouts',
        columns: [
          'reference',
          'requested_at',
          'status',
          'amount_cents',
          'iban',
          'holder',
          'reject_reason',
          'bank_reason',
        ],
        open: { iban: (encrypted) => decrypt(encrypted, 'iban'), holder: (encrypted) => decrypt(encrypted, 'holder') },
        sql: `select reference, ${localTime('created_at')} as requested_at, status, amount_cents, iban_encrypted as iban,
                holder_encrypted as holder, reject_reason, bank_reason
              from payouts where tenant_id = $1 and user_id = $2 order by id`,
      },
      {
        name: 'refunds',
        columns: ['booked_at', 'claim', 'operator', 'kind', 'amount_cents', 'fee_cents', 'net_cents', 'undone_at'],
        sql: `select ${localTime('a.created_at')} as booked_at, c.reference as claim, o.name as operator,
                case a.kind when 'claim' then 'refund' else 'taken back' end as kind, a.amount_cents, a.fee_cents,
                a.amount_cents - a.fee_cents as net_cents, ${localTime('a.reversed_at')} as undone_at
              from claims c join allocations a on a.claim_id = c.id join counterparties o on o.id = c.counterparty_id
              where c.tenant_id = $1 and c.user_id = $2 and not c.is_business order by a.id`,
      },
    ],
  },
  async blockers({ id }) {
    const balance = await balanceOf((await User.findOrFail(id)).wallet)
    return balance === 0 ? [] : [balance < 0 ? 'overpaid' : 'moneyLeft']
  },
  async settle({ id }) {
    const wallet = await readRow({ cents: cents('close_wallet(?)') }, '', [id])
    if (wallet!.cents !== 0) throw new Refusal('erasure', 'leaving.moneyLeft')
  },
  receipt: receiptOf,
  async erase({ id }) {
    // Reasons may name people; the amounts are part of the books.
    await execute(`update payouts set reject_reason = '[erased]' where user_id = ? and reject_reason is not null`, [id])
  },
}

async function receiptOf({ id }: Person) {
  return (await readRow(
    {
      paidOutCents: cents(`(select coalesce(sum(amount_cents), 0)::bigint from payouts
        where user_id = :id and ${isPending('payouts')})`),
      givenUpCents: cents(`(select coalesce(-sum(e.amount_cents), 0)::bigint from wallet_entries e
        join ledger_transactions t on t.id = e.transaction_id and t.kind = 'balance.given_up'
        join ledger_accounts a on a.id = e.account_id and a.user_id = :id)`),
    },
    '',
    { id }
  ))!
}
