import { type CodeOf, useLabels } from '~/components/staff/labels'
import { useTranslations } from '~/i18n'
import { DateRange, DateTimeText } from '~/ui/DateText'
import { DefinitionList } from '~/ui/DefinitionList'
import { Money } from '~/ui/Money'
import type { Data } from '~generated/data'

/** The balances of a statement and the file it came from. */
export function StatementFacts({ statement }: { statement: Data.Money.Statements.Statement }) {
  const t = useTranslations('admin.statement')
  const format = useLabels('statementFormat')
  const { openingCents, closingCents } = statement
  const balance = (cents: number | null) => (cents === null ? t('noBalance') : <Money cents={cents} />)

  return (
    <DefinitionList
      sideBySide
      items={[
        {
          term: t('period'),
          value: <DateRange from={statement.fromOn} to={statement.untilOn} />,
        },
        { term: t('number'), value: statement.number },
        { term: t('opening'), value: balance(openingCents) },
        { term: t('credit'), value: <Money cents={statement.creditCents} sign /> },
        { term: t('debit'), value: <Money cents={0 - statement.debitCents} /> },
        { term: t('closing'), value: balance(closingCents) },
        { term: t('newLines'), value: statement.newLinesCount },
        { term: t('file'), value: statement.fileName },
        {
          term: t('format'),
          value: statement.format && format(statement.format as CodeOf<'statementFormat'>),
        },
        { term: t('importedAt'), value: <DateTimeText value={statement.importedAt} /> },
      ]}
    />
  )
}
