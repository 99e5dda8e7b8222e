import { useTranslations } from '~/i18n'
import { alike, type Operator, type Terms } from './alike'
import { RuleCells } from './RuleCells'
import classes from './Schedule.module.css'
import { Unconfirmed } from './Unconfirmed'

const columns = ['operator', 'kind', 'charged', 'limit', 'window'] as const

/** A table on a wide screen; on a phone each operator becomes a card. */
export function Schedule({ operators }: { operators: Operator[] }) {
  const t = useTranslations('public.schedule')

  return (
    <table className={classes.table}>
      <caption>{t('caption')}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      {operators.map((operator) => (
        <OperatorRows key={operator.slug} operator={operator} />
      ))}
    </table>
  )
}

function OperatorRows({ operator }: { operator: Operator }) {
  const t = useTranslations('public.schedule')
  const rows = alike(operator.rules)
  const unconfirmed = rows.filter(({ rule }) => !rule.confirmed)
  // Said once of the operator when it holds for all of its rules, else beside each rule.
  const isUnconfirmed = rows.length > 0 && unconfirmed.length === rows.length
  const cellsOf = (terms: Terms) => (
    <RuleCells operator={operator} terms={terms} saysUnconfirmed={!isUnconfirmed && !terms.rule.confirmed} />
  )

  return (
    <tbody>
      <tr>
        <th scope="rowgroup" rowSpan={Math.max(rows.length, 1)}>
          <span className={classes.name}>{operator.name}</span>
          <span className={classes.about}>{operator.modes.map((mode) => t(`modes.${mode}`)).join(', ')}</span>
          {operator.brands.length > 0 && <span className={classes.about}>{operator.brands.join(', ')}</span>}
          <Answers operator={operator} />
          {isUnconfirmed && <Unconfirmed />}
        </th>
        {rows.length > 0 ? (
          cellsOf(rows[0])
        ) : (
          <td colSpan={4} className={classes.none}>
            {t('noRules')}
          </td>
        )}
      </tr>
      {rows.slice(1).map((terms) => (
        <tr key={`${terms.kinds.join()} ${terms.rule.medium}`}>{cellsOf(terms)}</tr>
      ))}
    </tbody>
  )
}

/** Only what was measured, or what a source says. */
function Answers({ operator: { answers, answerUnit } }: { operator: Operator }) {
  const t = useTranslations('public.schedule')
  if (!answers) return null
  const { from, days, mostDays } = answers

  return (
    <span className={classes.about}>
      {from === 'measured'
        ? t('answerMeasured', { days, most: mostDays ?? 0 })
        : t(answerUnit === 'working_days' ? 'answerWorking' : 'answer', { days })}
    </span>
  )
}
