import { lazy, Suspense } from 'react'
import type { CardListLine } from '#app/travel/batches/card_list'
import type { UnassignedCard } from '#app/travel/batches/unassigned_cards'
import type { Data } from '~generated/data'
import { client } from '~/client'
import { BatchCard } from '~/components/traveller/BatchCard'
import list from '~/components/traveller/ListCard.module.css'
import sections from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import type { PageMeta } from '~/ui/Pagination'
import { ShowOlder } from '~/ui/ShowOlder'
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
        <ul className={list.list}>
          {newestFirst(batches).map((batch) => (
            <li key={batch.id}>
              <BatchCard batch={batch} href={client.urlFor('tenant.batches.show', [slug, batch.id])} />
            </li>
          ))}
        </ul>
      </div>
      <ShowOlder
        shown={batches.length}
        total={meta.total}
        older={batches.length < meta.total ? { page: meta.page + 1 } : null}
        only={['batches', 'meta']}
      />
    </>
  )
}

// What was uploaded in another window meanwhile is merged in after the others.
const newestFirst = (batches: Data.Travel.Batches.Batch[]) =>
  batches.toSorted((one, other) => other.uploadedAt.localeCompare(one.uploadedAt))
