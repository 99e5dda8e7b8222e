import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLabels } from '~/components/staff/labels'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateText } from '~/ui/DateText'
import { DefinitionList } from '~/ui/DefinitionList'
import type { Data } from '~generated/data'
import { FactsForm } from './FactsForm'
import classes from './Show.module.css'

type Props = {
  operator: Data.Travel.Operators.Counterparty.Variants['forAdmin']
  mayEdit: boolean
}

/** How an operator is reached and when it answers. */
export function Facts({ operator, mayEdit }: Props) {
  const t = useTranslations('admin.counterparty')
  const tAll = useTranslations('admin.counterparties')
  const mode = useLabels('mode')
  const wayOf = useLabels('answerWay')
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) {
    return (
      <Card title={t('facts')}>
        <FactsForm operator={operator} onClose={() => setIsOpen(false)} />
      </Card>
    )
  }

  return (
    <Card title={t('facts')}>
      <DefinitionList
        sideBySide
        items={[
          { term: t('modes'), value: operator.modes.map((code) => mode(code)).join(', ') },
          {
            term: t('answerDays'),
            value: tAll(operator.answerUnit === 'working_days' ? 'workingDays' : 'days', {
              count: operator.answerDays,
            }),
          },
          { term: t('answerSource'), value: <AnswerSource operator={operator} /> },
          {
            term: t('realAnswers'),
            value:
              operator.answerTimes.length === 0
                ? t('noAnswers')
                : operator.answerTimes.map(({ way, medianDays, mostDays, sample }) => (
                    <p key={way}>
                      {wayOf(way)}: {t('answerTimes', { median: medianDays, most: mostDays, sample })}
                    </p>
                  )),
          },
          { term: t('objectionDays'), value: tAll('days', { count: operator.objectionDays }) },
          { term: t('email'), value: operator.email ?? t('none') },
          {
            term: t('address'),
            value: operator.address ? <address className={classes.address}>{operator.address}</address> : t('none'),
          },
          { term: t('ibans'), value: operator.ibans.join(', ') || t('none') },
        ]}
      />
      {mayEdit && (
        <div className={classes.actions}>
          <Button variant="default" onClick={() => setIsOpen(true)}>
            {t('edit')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function AnswerSource({ operator }: Pick<Props, 'operator'>) {
  const t = useTranslations('admin.counterparty')
  const { answerSource, answerConfirmed, answerCheckedOn, answerCheckedBy } = operator
  if (!answerConfirmed || !answerCheckedOn) return answerSource ?? t('answerUnconfirmed')

  return (
    <>
      {answerSource}, {t('readOn')} <DateText value={answerCheckedOn} />
      {answerCheckedBy && `, ${answerCheckedBy}`}
    </>
  )
}
