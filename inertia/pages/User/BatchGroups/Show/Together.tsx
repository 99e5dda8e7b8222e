import type { ClaimEstimate } from '#app/travel/batches/claim_estimate'
import type { Data } from '~generated/data'
import { client } from '~/client'
import { Worth } from '~/components/traveller/Worth'
import classes from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { ButtonLink } from '~/ui/ButtonLink'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { ProgressBar } from '~/ui/Progress'

type Props = {
  groupId: string
  batches: Data.Travel.Batches.Batch[]
  worth?: ClaimEstimate | null
}

/** What the files bring together, and the one thing to do next. */
export function Together({ groupId, batches, worth }: Props) {
  const t = useTranslations('batches')
  const isBusy = batches.some((batch) => batch.isProcessing)
  const isDone = batches.some(({ status }) => status === 'imported')
  const open = batches.filter(({ status }) => status === 'planned' || status === 'asking')
  const questions = new Set(batches.flatMap(({ question }) => question ?? [])).size
  // Each file failed, or was taken back.
  if (!isBusy && !isDone && open.length === 0) return null

  return (
    <Card title={t('group.summary')}>
      {isBusy ? (
        <Busy batches={batches} />
      ) : questions > 0 ? (
        <h3>{t('group.questions', { count: questions })}</h3>
      ) : worth === undefined ? (
        <p role="status">{t('group.counting')}</p>
      ) : (
        worth && (
          <>
            {open.length > 0 && <p>{t('group.trips', { count: worth.trips })}</p>}
            <Worth worth={worth} level="h3" />
          </>
        )
      )}
      <div className={classes.actions}>
        {open.length > 0 && questions === 0 && <Import {...{ groupId, batches }} isBusy={isBusy} />}
        {isDone && open.length === 0 && worth && worth.claimable + worth.incomplete > 0 && (
          <ButtonLink href={client.urlFor('claims.create')} size="md" variant="accent">
            {t('group.claim')}
          </ButtonLink>
        )}
        {(open.length > 0 || isDone) && !isBusy && (
          <ConfirmButton
            size="md"
            title={t(isDone ? 'group.undoTitle' : 'group.discardTitle')}
            consequence={t(isDone ? 'group.undoBody' : 'group.discardBody')}
            route="batch_groups.destroy"
            routeParams={{ id: groupId }}
          >
            {t(isDone ? 'group.undo' : 'group.discard')}
          </ConfirmButton>
        )}
      </div>
    </Card>
  )
}

function Busy({ batches }: { batches: Props['batches'] }) {
  const t = useTranslations('batches')
  const shares = batches.map(({ isProcessing, progress }) => (isProcessing ? progress : 100))

  return (
    <div role="status">
      <p>{t('group.busy')}</p>
      <ProgressBar
        label={t('reading.progress')}
        percentage={shares.reduce((sum, share) => sum + share, 0) / shares.length}
      />
    </div>
  )
}

type ImportProps = Pick<Props, 'groupId' | 'batches'> & { isBusy: boolean }

function Import({ groupId, batches, isBusy }: ImportProps) {
  const t = useTranslations('batches.group')
  const count = batches.filter(
    ({ status, counts }) => status === 'planned' && counts && counts.create + counts.not_a_trip > 0
  ).length

  return (
    <>
      {count === 0 && !isBusy && <p className={classes.reason}>{t('importNothing')}</p>}
      {count > 0 && (
        <ActionButton
          variant="filled"
          size="md"
          disabled={isBusy}
          route="batch_groups.import"
          routeParams={{ id: groupId }}
        >
          {t('import', { count })}
        </ActionButton>
      )}
    </>
  )
}
