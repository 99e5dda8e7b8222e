import type { Home } from '#app/web/home/home'
import { client } from '~/client'
import { useNearDay } from '~/components/traveller/useDay'
import { Worth } from '~/components/traveller/Worth'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import { useMoney } from '~/ui/Money'
import classes from '~/components/traveller/Outcome.module.css'

/** The traveller's euros and the one thing to do about them: to claim, in an upload that waits, or on their way. */
export function ToClaim(home: Home) {
  const { claimable, openUploads } = home
  const t = useTranslations('home')
  const headline = useHeadline(home)
  const waiting = useUploads(home)
  const canClaim = claimable.claimable + claimable.incomplete > 0

  return (
    <section className={classes.outcome} aria-label={t('toClaim')}>
      {canClaim ? <Worth worth={claimable} /> : <h2>{headline}</h2>}
      {canClaim && openUploads > 0 && <p>{waiting}</p>}
      <div className={classes.actions}>
        {canClaim && (
          <ButtonLink href={client.urlFor('claims.create')} size="md" variant="accent">
            {t(claimable.claimable > 0 ? 'choose' : 'complete')}
          </ButtonLink>
        )}
        {openUploads > 0 && (
          <ButtonLink href={client.urlFor('batches.index')} size="md" variant={canClaim ? 'white' : 'accent'}>
            {t('seeUploads')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

function useUploads({ openUploads: count, openUploadsCents }: Home) {
  const t = useTranslations('home')
  const money = useMoney()

  return openUploadsCents > 0
    ? t('openUploadsUpTo', { count, amount: money(openUploadsCents) })
    : t('openUploads', { count })
}

/** Where there is nothing to claim: what waits in an upload, or where the money is. */
function useHeadline(home: Home) {
  const t = useTranslations('home')
  const money = useMoney()
  const nearDay = useNearDay({ isWhen: true })
  const uploads = useUploads(home)
  const { openUploads, goingOut, waiting } = home
  if (openUploads > 0) return uploads

  const [first, ...more] = goingOut
  if (first?.on && more.length === 0) {
    const { operator, netCents, on } = first
    return t('goesOut', { amount: money(netCents), operator, day: nearDay(on) })
  }
  const cents = [
    ...goingOut.map(({ netCents }) => netCents),
    ...waiting.map(({ answerCents, paymentCents }) => answerCents + paymentCents),
  ].reduce((sum, one) => sum + one, 0)
  return cents > 0 ? t('underWay', { amount: money(cents) }) : t('nothing')
}
