import type { Data } from '~generated/data'
import type { CardCoverage } from '#app/travel/batches/covered_months'
import type { Missing } from '#app/people/onboarding/missing'
import { client } from '~/client'
import { BatchList } from '~/components/traveller/BatchList'
import { type ChosenSummary, OnboardingBanner } from '~/components/traveller/OnboardingBanner'
import { useLive } from '~/live/useLive'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import type { PageMeta } from '~/ui/Pagination'
import { Months } from './Index/Months'

type Props = InertiaProps<{
  batches: Data.Travel.Batches.Batch[]
  meta: PageMeta
  coverage: CardCoverage[]
  missing: Missing[]
  chosen: ChosenSummary
}>

export default function BatchIndex({ batches, meta, coverage, missing, chosen }: Props) {
  const t = useTranslations('batches')
  useLive(['BatchProgressed', 'BatchImported'], ['batches', 'meta', 'coverage'])

  const upload = <ButtonLink href={client.urlFor('batches.create')}>{t('upload')}</ButtonLink>
  if (meta.total === 0) {
    return (
      <>
        <PageHeader title={t('title')} />
        <OnboardingBanner missing={missing} chosen={chosen} />
        <EmptyState title={t('list.empty')} description={t('list.emptyHint')} action={upload} />
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} actions={upload} />
      <OnboardingBanner missing={missing} chosen={chosen} />
      <Months coverage={coverage} />
      <BatchList batches={batches} meta={meta} />
    </>
  )
}
