import type { Home } from '#app/home/home'
import { client } from '~/client'
import { Worth } from '~/components/traveller/Worth'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import classes from '../../Batches/Show/Outcome.module.css'

/** The money that waits for the traveller, and the one thing to do about it. */
export function ToClaim({ claimable, openUploads }: Home) {
  const t = useTranslations('home')
  const waiting = t('openUploads', { count: openUploads })
  const canClaim = claimable.claimable + claimable.incomplete > 0

  return (
    <section className={classes.outcome} aria-label={t('toClaim')}>
      {canClaim ? <Worth worth={claimable} /> : <h2>{openUploads > 0 ? waiting : t('nothing')}</h2>}
      {canClaim && openUploads > 0 && <p>{waiting}</p>}
      <div className={classes.actions}>
        {canClaim && (
          <ButtonLink href={client.urlFor('claims.create')} size="md" variant="accent">
            {t(claimable.claimable > 0 ? 'choose' : 'complete')}
          </ButtonLink>
        )}
        {openUploads > 0 && (
          <ButtonLink href={client.urlFor('batches.index')} size="md" variant="white">
            {t('seeUploads')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
