import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import type { ListPage, SavedView } from '#app/platform/lists/list_page'
import type { TogetherFrom } from '#app/money/matching/isomorphic/acceptable'
import type { ShownProposals } from '#app/money/matching/proposals/shown_proposals'
import type { LineRow, LineView } from '#app/money/statements/line_list'
import { ResourceList } from '~/components/lists/ResourceList'
import { Views } from '~/components/lists/Views'
import { useLineColumns } from '~/components/staff/useLineColumns'
import { correctionsUrl, lineUrl, costRulesUrl, statementsUrl } from '~/components/staff/urls'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { EmptyState } from '~/ui/EmptyState'
import { ErrorText } from '~/ui/ErrorText'
import { PageHeader } from '~/ui/PageHeader'
import { BestMatch } from './Index/BestMatch'
import { Together } from './Index/Together'

type Props = InertiaProps<{
  list: ListPage<LineRow, LineView>
  savedViews: SavedView[]
  mayChoose: boolean
  togetherFrom?: TogetherFrom
  proposals?: ShownProposals
}>

export default function LinesIndex({ list, savedViews, mayChoose, togetherFrom, proposals }: Props) {
  const t = useTranslations('admin.lines')
  const errors = useErrors()
  const columns = useLineColumns((line) => <BestMatch line={line} proposals={proposals?.[line.reference]} />)
  useLive(['LineMoved', 'StatementMoved'], ['list', 'proposals'])
  useProposalsOf(list.rows, proposals)
  const view = list.views.find(({ name }) => name === list.view)!

  return (
    <>
      <PageHeader
        title={t('title')}
        documentTitle={`${view.label} · ${t('title')}`}
        actions={
          <>
            <ButtonLink href={correctionsUrl()} variant="default">
              {t('corrections')}
            </ButtonLink>
            <ButtonLink href={costRulesUrl()} variant="default">
              {t('costRules')}
            </ButtonLink>
            <ButtonLink href={statementsUrl()} variant="default">
              {t('statements')}
            </ButtonLink>
          </>
        }
      />
      <ErrorText>{errors.line}</ErrorText>
      <Views list={list} saved={savedViews} label={t('views')} />
      {list.view === 'toMatch' && list.rows.length > 0 && (
        <Together rows={list.rows} proposals={proposals} from={togetherFrom} mayChoose={mayChoose} />
      )}
      <ResourceList
        list={list}
        caption={t('table')}
        columns={columns}
        rowKey={(line) => line.reference}
        href={(line) => lineUrl(line.reference, list.query)}
        search={t('search')}
        sums={{ amountCents: t('amount'), openCents: t('openSum') }}
        empty={
          <EmptyState
            illustration={list.view === 'all' ? 'ticket' : 'done'}
            title={t(`empty.${list.view}`)}
            description={t(`emptyHint.${list.view}`)}
          />
        }
      />
    </>
  )
}

/** A search or another page brings other rows; their proposals come after them. */
function useProposalsOf(rows: LineRow[], proposals: ShownProposals | undefined) {
  const isBehind =
    proposals !== undefined && rows.some(({ reference, openCents }) => openCents !== 0 && !(reference in proposals))
  const shown = rows.map(({ reference }) => reference).join()

  useEffect(() => {
    if (isBehind) router.reload({ only: ['proposals'], preserveErrors: true })
  }, [isBehind, shown])
}
