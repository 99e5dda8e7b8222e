import { cents, day, flag, fullName, instant, number, orNull, text, typed } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'

export type LineFacts = {
  reference: string
  bookedOn: string
  valueOn: string | null
  amountCents: number
  openCents: number
  counterpartyName: string | null
  ibanLast4: string | null
  operatorName: string | null
  operatorSlug: string | null
  description: string
  endToEndId: string | null
  bankReference: string | null
  batchReference: string | null
  returnReason: string | null
  isReversal: boolean
  chargesCents: number
  paymentsCount: number | null
  details: { amountCents: number | null; description: string; counterpartyName: string | null }[]
  note: string | null
  /** ISO 8601. */
  setAsideAt: string | null
  setAsideBy: string | null
  isOwnSetAside: boolean
  statement: string | null
  enteredBy: string | null
  /** By the balances of its statement, or by a second person. */
  isProven: boolean
  /** Why its statement does not prove it; null where it does. */
  unproven: 'sent_back' | 'no_statement' | 'gap' | null
  mayConfirm: boolean
  confirmedBy: string | null
  /** Entered by hand, and not yet the bank's. */
  isProvisional: boolean
  takenBackBy: string | null
  /** The file of a notice that the payments in it are from. */
  advisedBy: string | null
  /** Waits for a second person. */
  writeOffCents: number | null
}

export const lineFacts = async (id: number, reader: number) =>
  (await readRow(
    {
      reference: text('l.reference'),
      bookedOn: day('l.booked_on'),
      valueOn: orNull(day('l.value_on')),
      amountCents: cents('l.amount_cents'),
      openCents: cents('l.open_cents'),
      counterpartyName: orNull(text('l.counterparty_name')),
      ibanLast4: orNull(text('l.counterparty_iban_last_4')),
      operatorName: orNull(text('o.name')),
      operatorSlug: orNull(text('o.slug')),
      description: text('l.description'),
      endToEndId: orNull(text('l.end_to_end_id')),
      bankReference: orNull(text('l.bank_reference')),
      batchReference: orNull(text('l.batch_reference')),
      returnReason: orNull(text('l.return_reason')),
      isReversal: flag('l.is_reversal'),
      chargesCents: cents('l.charges_cents'),
      paymentsCount: orNull(number('l.payments_count')),
      details: typed<{ amountCents: number; description: string; counterpartyName: string | null }[]>('l.details'),
      note: orNull(text('l.note')),
      setAsideAt: orNull(instant('l.set_aside_at')),
      setAsideBy: orNull(fullName('aside')),
      isOwnSetAside: flag('l.set_aside_by_id is not distinct from :reader'),
      statement: orNull(text('s.reference')),
      enteredBy: orNull(fullName('entered')),
      isProven: flag('proof.is_proven'),
      unproven: orNull(
        typed<'sent_back' | 'no_statement' | 'gap'>(
          "case when proof.is_proven then null when l.statement_id is null then 'no_statement' when proof.is_sent_back then 'sent_back' else 'gap' end"
        )
      ),
      mayConfirm:
        flag(`l.withdrawn_at is null and l.entered_by_id is distinct from :reader and file.uploaded_by_id is distinct from :reader
         and not exists (select 1 from allocations a where a.line_id = l.id and a.created_by_id = :reader)`),
      confirmedBy: orNull(fullName('confirmer')),
      isProvisional: flag('l.statement_id is null and l.withdrawn_at is null'),
      takenBackBy: orNull(fullName('taker')),
      advisedBy: orNull(text('advice.name')),
      writeOffCents: orNull(
        cents("(select amount_cents from corrections c where c.line_id = l.id and c.status = 'requested')")
      ),
    },
    `from statement_lines l
     left join statements s on s.id = l.statement_id
     left join statement_files file on file.id = s.file_id
     cross join lateral (
       select is_sent_back, line_is_proven(l.id, is_sent_back) as is_proven
       from (select exists (select 1 from allocations a where a.line_id = l.id and a.kind = 'sent_back' and a.reversed_at is null) as is_sent_back) sent
     ) proof
     left join counterparties o on o.id = l.counterparty_id
     left join users aside on aside.id = l.set_aside_by_id
     left join users entered on entered.id = l.entered_by_id
     left join statement_files advice on advice.id = l.advised_by_id
     left join users taker on taker.id = l.withdrawn_by_id
     left join users confirmer on confirmer.id = l.confirmed_by_id
     where l.id = :id`,
    { id, reader }
  ))!
