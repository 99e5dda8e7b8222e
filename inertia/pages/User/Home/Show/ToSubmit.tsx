import type { ToSubmit as Props } from '#app/web/home/home'
import { client } from '~/client'
import sections from '~/components/traveller/Sections.module.css'
import { useNearDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import { Card } from '~/ui/Card'
import { useMoney } from '~/ui/Money'

/** Claims that wait for the traveller, and until when. */
export function ToSubmit({ count, netCents, reference, deadlineOn }: Props) {
  const t = useTranslations('home.yours')
  const nearDay = useNearDay()
  const money = useMoney()
  const href = count === 1 ? client.urlFor('claims.show', [reference]) : client.urlFor('claims.index')

  return (
    <Card title={t('title')}>
      <p>{t('text', { count, amount: money(netCents), deadline: nearDay(deadlineOn) })}</p>
      <div className={sections.actions}>
        <ButtonLink href={href}>{t('link', { count })}</ButtonLink>
      </div>
    </Card>
  )
}
