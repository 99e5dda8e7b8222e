import { usePage } from '@inertiajs/react'
import type { ProposalTotals } from '#app/claims/business/proposals'
import { client } from '~/client'
import outcome from '~/components/traveller/Outcome.module.css'
import { useDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import { useMoney } from '~/ui/Money'

/** The euros of the organisation, and the one thing to do about them. */
export function ToClaim({ proposals }: { proposals: ProposalTotals }) {
  const t = useTranslations('tenant.home')
  const { tenant } = usePage().props
  const money = useMoney()
  const day = useDay()
  const { count, people, netCents, later, asking, deadlineOn } = proposals

  return (
    <section className={outcome.outcome} aria-label={t('toClaim')}>
      <h2>{count > 0 ? t('claimable', { count, amount: money(netCents) }) : t('nothing')}</h2>
      <p>{count > 0 ? t('claimableHint', { people, deadline: day(deadlineOn!) }) : t('nothingHint')}</p>
      {later > 0 && <p>{t('later', { count: later })}</p>}
      {asking > 0 && <p>{t('asking', { count: asking })}</p>}
      {count > 0 && (
        <div className={outcome.actions}>
          <ButtonLink href={client.urlFor('tenant.claims.create', [tenant!.slug])} size="md" variant="accent">
            {t('choose')}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
