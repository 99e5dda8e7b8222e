import type { Data } from '~generated/data'
import type { PageMeta } from '~/ui/Pagination'
import { ShowOlder } from '~/ui/ShowOlder'
import { BatchCard } from './BatchCard'
import classes from './ListCard.module.css'

type Batch = Data.Travel.Batches.Batch
type Props = { batches: Batch[]; meta: PageMeta; hrefOf?: (batch: Batch) => string }

/** Uploads, the newest first, with those of before at a press. */
export function BatchList({ batches, meta, hrefOf }: Props) {
  return (
    <>
      <ul className={classes.list}>
        {newestFirst(batches).map((batch) => (
          <li key={batch.id}>
            <BatchCard batch={batch} href={hrefOf?.(batch)} />
          </li>
        ))}
      </ul>
      <ShowOlder
        shown={batches.length}
        total={meta.total}
        older={batches.length < meta.total ? { page: meta.page + 1 } : null}
        only={['batches', 'meta']}
      />
    </>
  )
}

// What was uploaded in another window meanwhile is merged in after the others.
const newestFirst = (batches: Batch[]) =>
  batches.toSorted((one, other) => other.uploadedAt.localeCompare(one.uploadedAt))
