import type { ListPage } from '#app/platform/lists/list_page'
import type { LineRow } from '#app/money/statements/line_list'
import type { KnownLine } from '#app/money/statements/known_lines'
import type { Question } from '#app/money/statements/questions'
import type { Rival } from '#app/money/statements/rivals'
import type { Withdrawal } from '#app/money/statements/withdrawal'
import { Stack } from '@mantine/core'
import { ResourceList } from '~/components/lists/ResourceList'
import { Views } from '~/components/lists/Views'
import { useLineColumns } from '~/components/staff/useLineColumns'
import { lineUrl, statementsUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import type { Data } from '~generated/data'
import classes from './Show/Show.module.css'
import { KnownLines } from './Show/KnownLines'
import { Proof } from './Show/Proof'
import { Questions } from './Show/Questions'
import { StatementFacts } from './Show/StatementFacts'
import { TakeBack } from './Show/TakeBack'
import { TakenBack } from './Show/TakenBack'

type Props = InertiaProps<{
  statement: Data.Money.Statements.Statement
  mayConfirm: boolean
  mayTakeBack: boolean
  withdrawal: Withdrawal
  rivals: Rival[]
  known: { count: number; lines: KnownLine[] }
  questions: Question[]
  list: ListPage<LineRow>
}>

export default function StatementShow(props: Props) {
  const { statement, mayConfirm, mayTakeBack, withdrawal, rivals, known, questions, list } = props
  const t = useTranslations('admin.statement')
  const tAll = useTranslations('admin.statements')
  const tLines = useTranslations('admin.lines')
  const columns = useLineColumns()
  useLive(['LineMoved'], ['list'])
  useLive(['StatementMoved'], ['statement', 'questions', 'list', 'withdrawal', 'rivals', 'known'])

  return (
    <>
      <PageHeader
        title={statement.reference}
        documentTitle={t('title', { reference: statement.reference })}
        description={t('about', { count: statement.linesCount, file: statement.fileName })}
        breadcrumbs={[{ label: tAll('title'), href: statementsUrl() }]}
      />
      <Stack gap="lg">
        {questions.length > 0 && <Questions statement={statement.reference} questions={questions} />}
        <Card title={t('facts')}>
          <StatementFacts statement={statement} />
        </Card>
        {statement.takenBack ? (
          <TakenBack takenBack={statement.takenBack} withdrawal={withdrawal} />
        ) : (
          <Proof statement={statement} mayConfirm={mayConfirm} asked={questions.length} rivals={rivals} />
        )}
        {known.count > 0 && <KnownLines {...known} />}
        {statement.isImported && <TakeBack statement={statement} withdrawal={withdrawal} mayTakeBack={mayTakeBack} />}
      </Stack>
      <section aria-labelledby="lines">
        <h2 id="lines" className={classes.heading}>
          {t('lines')}
        </h2>
        <Views list={list} label={tLines('views')} />
        <ResourceList
          list={list}
          caption={t('lines')}
          columns={columns}
          rowKey={(line) => line.reference}
          href={(line) => lineUrl(line.reference, { view: 'all' })}
          search={tLines('search')}
          sums={{ amountCents: tLines('amount') }}
          empty={
            list.view === 'all' ? (
              <EmptyState title={t('noLines')} description={t(statement.isComplete ? 'noLinesHint' : 'noLinesYet')} />
            ) : (
              <EmptyState illustration="done" title={t('noneHere')} />
            )
          }
        />
      </section>
    </>
  )
}
