import { cents, day, number, orNull, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type Statement from '#app/money/statements/statement'

export type Side = {
  bookedOn: string
  amountCents: number
  counterpartyName: string | null
  ibanLast4: string | null
  description: string
}

export type Candidate = Side & {
  reference: string
  /** Null when someone entered it by hand. */
  statement: string | null
  enteredBy: string | null
}

export type Question = Side & { position: number; candidates: Candidate[] }

const MAX_SHOWN = 50

export const questionsOf = ({ fileId, nth }: Pick<Statement, 'fileId' | 'nth'>): Promise<Question[]> =>
  readRows(
    {
      position: number('e.position'),
      bookedOn: day('e.booked_on'),
      amountCents: cents('e.amount_cents'),
      counterpartyName: orNull(text("e.told->>'counterparty_name'")),
      ibanLast4: orNull(text("e.told->>'counterparty_iban_last_4'")),
      description: text("e.told->>'description'"),
      candidates: typed<
        Candidate[]
      >(`(select coalesce(json_agg(json_build_object('reference', l.reference, 'bookedOn', l.booked_on, 'amountCents', l.amount_cents,
          'counterpartyName', l.counterparty_name, 'ibanLast4', l.counterparty_iban_last_4, 'description', l.description,
          'statement', s.reference, 'enteredBy', u.first_name || ' ' || u.last_name) order by l.id), '[]')
        from statement_lines l left join statements s on s.id = l.statement_id left join users u on u.id = l.entered_by_id
        where l.id = any (e.candidates) and l.withdrawn_at is null and not is_of_withdrawn_file(l.statement_id))`),
    },
    `from statement_entries e
     where e.file_id = ? and e.nth = ? and e.line_id is null and e.candidates is not null
     order by e.position limit ${MAX_SHOWN}`,
    [fileId, nth]
  )
