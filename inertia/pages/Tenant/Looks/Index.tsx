import type { Look } from '#app/people/looks/look'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import { Timeline } from '~/ui/Timeline'

/** Who looked at one's own business travel, and when. */
export default function LooksIndex({ looks, tenant }: InertiaProps<{ looks: Look[] }>) {
  const t = useTranslations('tenant.looks')

  return (
    <>
      <PageHeader title={t('title')} description={t('lead', { tenant: tenant!.name })} />
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
