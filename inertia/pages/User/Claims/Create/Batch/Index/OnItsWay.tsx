import type { Data } from '~generated/data'
import { Worth } from '~/components/traveller/Worth'
import { useLive } from '~/live/useLive'
import { Card } from '~/ui/Card'
import { Reading } from '~/components/traveller/Reading'

const FOLLOWED = ['batch', 'file', 'worth', 'trips', 'payments', 'products', 'known']

/** The file is read and imported; the choice follows on this page. */
export default function OnItsWay({ batch }: { batch: Data.Travel.Batches.Batch }) {
  useLive(['BatchProgressed', 'BatchImported'], FOLLOWED, batch.id)

  return (
    <>
      {batch.estimate && (
        <Card>
          <Worth worth={batch.estimate} />
        </Card>
      )}
      <Reading batch={batch} asked={FOLLOWED} />
    </>
  )
}
