import { Deferred } from '@inertiajs/react'
import type { ListPage, SavedView } from '#app/platform/lists/list_page'
import type { LetterRow } from '#app/claims/letters/letter_list'
import type { OverdueClaims } from '#app/claims/letters/overdue_claims'
import type { WaitingClaims } from '#app/claims/letters/waiting_claims'
import { ResourceList } from '~/components/lists/ResourceList'
import { Views } from '~/components/lists/Views'
import { letterUrl } from '~/components/staff/urls'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { EmptyState } from '~/ui/EmptyState'
import { ErrorText } from '~/ui/ErrorText'
import { PageHeader } from '~/ui/PageHeader'
import classes from './Index/Index.module.css'
import { useLetterColumns } from './Index/useLetterColumns'
import { Overdue } from './Index/Overdue'
import { Waiting, WaitingLoading } from './Index/Waiting'

type Props = InertiaProps<{
  list: ListPage<LetterRow>
  savedViews: SavedView[]
  waiting?: WaitingClaims[]
  overdue?: OverdueClaims[]
}>

export default function LettersIndex({ list, savedViews, waiting, overdue }: Props) {
  const t = useTranslations('admin.letters')
  const errors = useErrors()
  const columns = useLetterColumns()
  useLive(['LetterMoved', 'ClaimMoved'], ['list', 'waiting', 'overdue'])

  return (
    <>
      <PageHeader title={t('title')} />
      <ErrorText>{errors.letter}</ErrorText>
      <Deferred data={['waiting', 'overdue']} fallback={<WaitingLoading />}>
        <Waiting waiting={waiting ?? []} />
        <Overdue overdue={overdue ?? []} />
      </Deferred>
      <section aria-labelledby="letters">
        <h2 id="letters" className={classes.heading}>
          {t('letters')}
        </h2>
        <Views list={list} saved={savedViews} label={t('views')} />
        <ResourceList
          list={list}
          caption={t('letters')}
          columns={columns}
          rowKey={(one) => one.reference}
          href={(one) => letterUrl(one.reference)}
          search={t('search')}
          sums={{ grossCents: t('total') }}
          empty={
            list.view === 'all' ? (
              <EmptyState title={t('noLetters')} description={t('noLettersHint')} />
            ) : (
              <EmptyState illustration="done" title={t('noneOpen')} />
            )
          }
        />
      </section>
    </>
  )
}
