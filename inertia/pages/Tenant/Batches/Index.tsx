import { lazy, Suspense } from 'react'
import type { CardListLine } from '#app/travel/batches/card_list'
import type { UnassignedCard } from '#app/travel/batches/unassigned_cards'
import type { Data } from '~generated/data'
import { client } from '~/client'
import { BatchList } from '~/components/traveller/BatchList'
import sections from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import type { PageMeta } from '~/ui/Pagination'
import type { Person } from './Index/UnassignedCards'

const CardList = lazy(() => import('./Index/CardList'))
const UnassignedCards = lazy(() => import('./Index/UnassignedCards'))

type Props = InertiaProps<{
  batches: Data.Travel.Batches.Batch[]
  meta: PageMeta
  unassigned: UnassignedCard[]
  people?: Person[]
  lines: CardListLine[] | null
}>

/** The files of an organisation, and the cards in them that are nobody's yet. */
export default function TenantBatchIndex({ batches, meta, unassigned, people, lines, tenant }: Props) {
  const t = useTranslations('tenant.batches')
  const { name, slug } = tenant!
  useLive(['BatchProgressed', 'BatchImported', 'MembersChanged'], ['batches', 'meta', 'unassigned'])
  const upload = <ButtonLink href={client.urlFor('tenant.batches.create', [slug])}>{t('upload')}</ButtonLink>

  if (meta.total === 0) {
    return (
      <>
        <PageHeader title={t('title')} />
        <EmptyState title={t('empty')} description={t('emptyHint')} action={upload} />
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('title')} description={t('lead', { tenant: name })} actions={upload} />
      <div className={sections.sections}>
        {(unassigned.length > 0 || lines) && (
          <Suspense>
            <UnassignedCards cards={unassigned} people={people} />
            <CardList lines={lines} />
          </Suspense>
        )}
        <BatchList
          batches={batches}
          meta={meta}
          hrefOf={({ id }) => client.urlFor('tenant.batches.show', [slug, id])}
        />
      </div>
    </>
  )
}
