import { queryRows } from '#app/platform/shared/tenancy'
import type Statement from '#app/money/statements/statement'

/** Another statement that begins with the same balance at the same moment, with other lines. */
export type Rival = {
  reference: string
  closingCents: number
  linesCount: number
  isConfirmed: boolean
}

export const rivalsOf = ({ rivals }: Pick<Statement, 'rivals'>) =>
  queryRows<Rival>(
    `select reference, closing_cents as "closingCents", lines_count as "linesCount", confirmed_by_id is not null as "isConfirmed"
     from statements where id = any(?::bigint[]) order by id limit 10`,
    [rivals]
  )
