import { number } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { asWorker } from '#app/platform/shared/tenancy'

const PIECE = 1_000
/** One in this many of what is booked by itself is looked at, and the first of each kind. */
const SAMPLE = 20

/** Ids of open lines, of a file or of all, a thousand at a time; each thousand is read in a transaction of its own. */
export async function* openLines(fileId: number | null) {
  for (let after = 0; ;) {
    const ids = await asWorker(() => pieceOf(fileId, after))
    if (ids.length === 0) return
    yield ids
    after = ids.at(-1)!
  }
}

async function pieceOf(fileId: number | null, after: number) {
  const rows = await readRows(
    { id: number('l.id') },
    `from statement_lines l left join statements s on s.id = l.statement_id left join statement_files f on f.id = s.file_id
     where l.open_cents <> 0 and l.id > :after and f.status is distinct from 'withdrawn' ${fileId === null ? '' : 'and s.file_id = :fileId'}
     order by l.id limit ${PIECE}`,
    { after, ...(fileId === null ? {} : { fileId }) }
  )
  return rows.map(({ id }) => id)
}

export const reviewOf = (lineId: number, isFirst: boolean) =>
  isFirst || lineId % SAMPLE === 0 ? ('due' as const) : ('not_needed' as const)
