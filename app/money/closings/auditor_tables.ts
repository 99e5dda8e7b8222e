/** `from` is the day of the closing before, exclusive; null for all that came before. Days are ISO days. */
export const linesSql = (from: string | null, untilOn: string) => ({
  header: [
    'line',
    'booked_on',
    'amount',
    'open',
    'payer',
    'account_ends_in',
    'description',
    'bank_reference',
    'statement',
    'matched_amount',
    'matched_as',
    'matched_with',
    'why',
    'certainty',
    'matched_by',
    'matched_at',
    'note',
  ],
  cents: ['amount', 'open', 'matched_amount'],
  values: [from, untilOn],
  sql: `with lines as (
      select l.*, l.amount_cents - coalesce((
        select sum(m.amount_cents) from allocations m where m.line_id = l.id and ${countsOn('m')}), 0) as open_then
      from statement_lines l
      where l.booked_on <= $2::date and (l.withdrawn_at is null or posted_on(l.withdrawn_at) > $2::date)
    )
    select l.reference as line, l.booked_on::text, l.amount_cents as amount, l.open_then as open, l.counterparty_name as payer,
      l.counterparty_iban_last_4 as account_ends_in, l.description, l.bank_reference, s.reference as statement,
      a.amount_cents as matched_amount, a.kind as matched_as, coalesce(c.reference, run.reference, p.reference, a.cost_kind || coalesce(' rule ' || a.cost_rule_id, '')) as matched_with,
      array_to_string(a.reasons, ', ') as why, a.score as certainty,
      case when a.id is null then null when a.is_automatic then 'Fareback' else by.first_name || ' ' || by.last_name end as matched_by,
      to_json(a.created_at) #>> '{}' as matched_at, l.note
    from lines l left join statements s on s.id = l.statement_id
    left join allocations a on a.line_id = l.id and ${countsOn('a')}
    left join claims c on c.id = a.claim_id left join payout_runs run on run.id = a.payout_run_id left join payouts p on p.id = a.payout_id
    left join users by on by.id = a.created_by_id
    where $1::date is null or l.booked_on > $1::date or l.open_then <> 0
    order by l.booked_on, l.id, a.id`,
})

const countsOn = (allocation: string) =>
  `exists (select 1 from ledger_transactions t where t.id = ${allocation}.ledger_transaction_id and t.effective_on <= $2::date)
   and not exists (select 1 from ledger_transactions r where r.id = ${allocation}.reversal_transaction_id and r.effective_on <= $2::date)`

export const journalSql = (from: string | null, untilOn: string) => ({
  header: ['transaction', 'kind', 'counts_for', 'posted_at', 'subject', 'account', 'amount', 'reverses', 'seal'],
  cents: ['amount'],
  values: [from, untilOn],
  sql: `select t.id as transaction, t.kind, t.effective_on::text as counts_for, to_json(t.posted_at) #>> '{}' as posted_at,
      t.subject_type || ' ' || t.subject_id as subject, a.code as account, e.amount_cents as amount, t.reverses_id as reverses, s.position as seal
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
    left join ledger_seals s on s.transaction_id = t.id
    where t.effective_on <= $2::date and ($1::date is null or t.effective_on > $1::date)
    order by t.effective_on, t.id, e.id`,
})
