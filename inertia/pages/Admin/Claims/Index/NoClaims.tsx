import { claimsUrl, type Filter } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { EmptyState } from '~/ui/EmptyState'
import { NothingFound } from '~/ui/NothingFound'

type Props = { view: 'review' | 'refund' | 'decided' | 'all'; filter: Filter }

/** A list that is empty because all is done reads otherwise than one where nothing was found. */
export function NoClaims({ view, filter }: Props) {
  const t = useTranslations('admin.claims')
  const isFiltered = filter.q || filter.kind || filter.operator || filter.overdue
  if (!isFiltered) {
    return (
      <EmptyState
        illustration={view === 'review' ? 'done' : 'ticket'}
        title={t(`empty.${view}`)}
        description={t(`emptyHint.${view}`)}
      />
    )
  }

  return <NothingFound title={t('nothingFound')} wholeList={claimsUrl({ view })} />
}
