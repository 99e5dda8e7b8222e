import type { BatchSummary } from '#app/travel/batches/batch_summary'
import type { ClaimSummary } from '#app/travel/batches/claim_estimate'
import type { Data } from '~generated/data'
import { client } from '~/client'
import { Worth } from '~/components/traveller/Worth'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import classes from '~/components/traveller/Outcome.module.css'

type Props = {
  batch: Data.Travel.Batches.Batch
  irregular: BatchSummary
  worth: ClaimSummary | null
}

/** What the import brought, and the one thing to do next. */
export function Outcome({
  batch,
  irregular: { trips, irregular, besideUnread, others, claims, readyClaims },
  worth,
}: Props) {
  const t = useTranslations('batches')

  return (
    <section className={classes.outcome} aria-labelledby="outcome">
      <h2 id="outcome">{t('done.trips', { count: trips })}</h2>
      <p>
        {irregular > 0
          ? t('done.irregular', { count: irregular })
          : others + besideUnread === 0 &&
            t(trips === 0 ? 'done.noTrips' : worth?.incomplete ? 'done.noneYet' : 'done.none')}
      </p>
      {besideUnread > 0 && <p>{t('done.besideUnread', { count: besideUnread })}</p>}
      {others > 0 && <p>{t('done.others', { count: others })}</p>}
      {worth && worth.irregular > 0 && (claims === 0 || worth.claimable + worth.incomplete > 0) && (
        <div className={classes.worth}>
          <Worth worth={worth} level="h3" />
        </div>
      )}
      {claims > 0 && <p>{t('done.claims', { count: claims, ready: readyClaims })}</p>}
      <div className={classes.actions}>
        {irregular > 0 ? (
          <ButtonLink href={client.urlFor('batches.claims.create', { batch_id: batch.id })} size="md" variant="accent">
            {t('done.claim')}
          </ButtonLink>
        ) : (
          <ButtonLink href={client.urlFor('batches.create')} size="md" variant="white">
            {t(besideUnread > 0 ? 'done.again' : 'done.more')}
          </ButtonLink>
        )}
        {claims > 0 && (
          <ButtonLink href={client.urlFor('claims.index')} size="md" variant="white">
            {t('done.seeClaims')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
