import type { Look } from '#app/people/looks/look'
import { useDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import { Timeline } from '~/ui/Timeline'

type Consent = { on: string; by: string } | null

/** Who looked at one's own business travel, and when. */
export default function LooksIndex({ looks, consent, tenant }: InertiaProps<{ looks: Look[]; consent: Consent }>) {
  const t = useTranslations('tenant.looks')

  return (
    <>
      <PageHeader title={t('title')} description={<Lead tenant={tenant!.name} consent={consent} />} />
      {looks.length === 0 ? (
        <EmptyState title={t('none')} description={t('noneHint')} />
      ) : (
        <Card>
          <Timeline
            items={looks.map(({ by, what, claim, at }, key) => ({
              key,
              title: `${by} ${what === 'claim' ? t('claim', { claim: claim! }) : t('trips')}`,
              at,
            }))}
          />
        </Card>
      )}
    </>
  )
}

function Lead({ tenant, consent }: { tenant: string; consent: Consent }) {
  const t = useTranslations('tenant.looks')
  const day = useDay()

  return (
    <>
      {t('lead', { tenant })} {consent && t('consent', { date: day(consent.on), by: consent.by })}
    </>
  )
}
