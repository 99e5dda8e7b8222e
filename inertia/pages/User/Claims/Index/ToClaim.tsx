import type { ClaimSummary } from '#app/travel/batches/claim_estimate'
import { client } from '~/client'
import { Worth } from '~/components/traveller/Worth'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import classes from '~/components/traveller/Outcome.module.css'

/** What could be claimed, for who has claimed nothing yet. */
export default function ToClaim({ claimable }: { claimable: ClaimSummary }) {
  const t = useTranslations('home')

  return (
    <section className={classes.outcome} aria-label={t('toClaim')}>
      <Worth worth={claimable} />
      <div className={classes.actions}>
        <ButtonLink href={client.urlFor('claims.create')} size="md" variant="accent">
          {t(claimable.claimable > 0 ? 'choose' : 'complete')}
        </ButtonLink>
      </div>
    </section>
  )
}
