import { Deferred } from '@inertiajs/react'
import type { ListPage, SavedView } from '#app/platform/lists/list_page'
import type { MissingDays } from '#app/money/statements/missing_days'
import type { RecentFile } from '#app/money/statements/recent_files'
import type { StatementRow } from '#app/money/statements/statement_list'
import { ResourceList } from '~/components/lists/ResourceList'
import { Views } from '~/components/lists/Views'
import { linesUrl, statementUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import classes from './Index/Index.module.css'
import { Missing } from './Index/Missing'
import { RecentFiles, RecentFilesLoading } from './Index/RecentFiles'
import { Upload } from './Index/Upload'
import { useStatementColumns } from './Index/useStatementColumns'

type Props = InertiaProps<{
  list: ListPage<StatementRow>
  savedViews: SavedView[]
  files?: RecentFile[]
  missing: MissingDays | null
  /** The IBAN that statements are about. */
  account: string
}>

export default function StatementsIndex({ list, savedViews, files, missing, account }: Props) {
  const t = useTranslations('admin.statements')
  const tLines = useTranslations('admin.lines')
  const columns = useStatementColumns()
  useLive(['StatementMoved'], ['list', 'files', 'missing'])
  useLive(['LineMoved'], ['list'])

  return (
    <>
      <PageHeader title={t('title')} actions={<ButtonLink href={linesUrl()}>{tLines('title')}</ButtonLink>} />
      {missing && <Missing {...missing} />}
      <div className={classes.top}>
        <Upload account={account} />
        <Deferred data="files" fallback={<RecentFilesLoading />}>
          <RecentFiles files={files ?? []} />
        </Deferred>
      </div>
      <section aria-labelledby="statements">
        <h2 id="statements" className={classes.heading}>
          {t('statements')}
        </h2>
        <Views list={list} saved={savedViews} label={t('views')} />
        <ResourceList
          list={list}
          caption={t('statements')}
          columns={columns}
          rowKey={(one) => one.reference}
          href={(one) => statementUrl(one.reference)}
          search={t('search')}
          sums={{ creditCents: t('credit'), debitCents: t('debit') }}
          empty={
            list.view === 'all' ? (
              <EmptyState title={t('empty')} description={t('emptyHint')} />
            ) : (
              <EmptyState illustration="done" title={t(list.view === 'open' ? 'noneOpen' : 'noneWithdrawn')} />
            )
          }
        />
      </section>
    </>
  )
}
