import { type Filter, usersUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { EmptyState } from '~/ui/EmptyState'
import { NothingFound } from '~/ui/NothingFound'
import type { View } from '../Index'

/** A view that is empty because nobody is in it reads otherwise than one where nobody was found. */
export function NoUsers({ view, filter }: { view: View; filter: Filter }) {
  const t = useTranslations('admin_users.list')
  const isFiltered = filter.q || filter.tenant || filter.role || filter.status || filter.premium
  if (!isFiltered) {
    return (
      <EmptyState
        illustration={view === 'all' || view === 'premium' ? 'ticket' : 'done'}
        title={t(`empty.${view}`)}
        description={t(`emptyHint.${view}`)}
      />
    )
  }

  return <NothingFound title={t('nothingFound')} wholeList={usersUrl({ view })} />
}
