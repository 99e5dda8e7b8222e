import { queryRow } from '#app/platform/shared/tenancy'

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
  /** By whoever asks. */
  isOwnSetAside: boolean
  statement: string | null
  enteredBy: string | null
  /** By the balances of its statement, or by a second person. */
  isProven: boolean
  /** Why its statement does not prove it; null where it does. */
  unproven: 'sent_back' | 'no_statement' | 'gap' | null
  /** Whether whoever asks is the second person. */
  mayConfirm: boolean
  confirmedBy: string | null
  /** Entered by hand, and not yet the bank's. */
  isProvisional: boolean
  /** Who took it back, alone or with its file; it is not in the books any more. */
  takenBackBy: string | null
  /** The file of a notice that the payments in it are from. */
  advisedBy: string | null
  /** Waits for a second person. */
  writeOffCents: number | null
}

export const lineFacts = async (id: number, reader: number) =>
  (await queryRow<LineFacts>(
    `select l.reference, l.booked_on::text as "bookedOn", l.value_on::text as "valueOn", l.amount_cents as "amountCents",
       l.open_cents as "openCents", l.counterparty_name as "counterpartyName", l.counterparty_iban_last_4 as "ibanLast4",
       o.name as "operatorName", o.slug as "operatorSlug", l.description, l.end_to_end_id as "endToEndId",
       l.bank_reference as "bankReference", l.batch_reference as "batchReference", l.return_reason as "returnReason",
       l.is_reversal as "isReversal", l.charges_cents as "chargesCents", l.payments_count as "paymentsCount", l.details, l.note,
       to_json(l.set_aside_at) #>> '{}' as "setAsideAt", aside.first_name || ' ' || aside.last_name as "setAsideBy", l.set_aside_by_id is not distinct from :reader as "isOwnSetAside",
       s.reference as statement, entered.first_name || ' ' || entered.last_name as "enteredBy",
       proof.is_proven as "isProven",
       case when proof.is_proven then null when l.statement_id is null then 'no_statement' when proof.is_sent_back then 'sent_back' else 'gap' end as unproven,
       l.withdrawn_at is null and l.entered_by_id is distinct from :reader and file.uploaded_by_id is distinct from :reader
         and not exists (select 1 from allocations a where a.line_id = l.id and a.created_by_id = :reader) as "mayConfirm", confirmer.first_name || ' ' || confirmer.last_name as "confirmedBy",
       l.statement_id is null and l.withdrawn_at is null as "isProvisional", taker.first_name || ' ' || taker.last_name as "takenBackBy", advice.name as "advisedBy",
       (select amount_cents from corrections c where c.line_id = l.id and c.status = 'requested') as "writeOffCents"
     from statement_lines l
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
