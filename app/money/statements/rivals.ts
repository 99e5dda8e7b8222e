import { cents, flag, number, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type Statement from '#app/money/statements/statement'

/** Another statement that begins with the same balance at the same moment, with other lines. */
export type Rival = {
  reference: string
  closingCents: number
  linesCount: number
  isConfirmed: boolean
}

export const rivalsOf = ({ rivals }: Pick<Statement, 'rivals'>): Promise<Rival[]> =>
  readRows(
    {
      reference: text('reference'),
      closingCents: cents('closing_cents'),
      linesCount: number('lines_count'),
      isConfirmed: flag('confirmed_by_id is not null'),
    },
    'from statements where id = any(?::bigint[]) order by id limit 10',
    [rivals]
  )
