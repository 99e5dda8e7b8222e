import { Link } from '@adonisjs/inertia/react'
import type { LineFacts as Facts } from '#app/money/matching/line_facts'
import { isReturnReason } from '#app/money/payouts/isomorphic/return_reason'
import { useLabels } from '~/components/staff/labels'
import { Unavailable } from '~/components/staff/Unavailable'
import { type Filter, listState, operatorUrl, statementUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { DateText } from '~/ui/DateText'
import { DefinitionList, type Item } from '~/ui/DefinitionList'
import { Money } from '~/ui/Money'
import { LineDetails } from './LineDetails'

/** What the bank says of the line. */
export function LineFacts({ line, filter }: { line: Facts; filter: Filter }) {
  const t = useTranslations('admin.line')
  const returnReason = useLabels('returnReason')
  const { returnReason: code } = line
  const facts: (Item | false)[] = [
    { term: t('amount'), value: <Money cents={line.amountCents} sign /> },
    { term: t('booked'), value: <DateText value={line.bookedOn} /> },
    line.valueOn !== null && { term: t('value'), value: <DateText value={line.valueOn} /> },
    { term: t('name'), value: line.counterpartyName },
    { term: t('account'), value: line.ibanLast4 && `•••• ${line.ibanLast4}` },
    line.operatorSlug !== null && {
      term: t('operator'),
      value: <Link href={operatorUrl(line.operatorSlug)}>{line.operatorName}</Link>,
    },
    { term: t('description'), value: line.description || null },
    line.endToEndId !== null && { term: t('endToEnd'), value: line.endToEndId },
    line.advisedBy !== null && { term: t('advisedBy'), value: line.advisedBy },
    line.bankReference !== null && { term: t('bankReference'), value: line.bankReference },
    line.batchReference !== null && { term: t('batch'), value: line.batchReference },
    code !== null && {
      term: t('returnReason'),
      value: isReturnReason(code) ? `${code}: ${returnReason(code)}` : code,
    },
    line.isReversal && { term: t('reversal'), value: t('reversalYes') },
    line.chargesCents !== 0 && {
      term: t('charges'),
      value: <Money cents={line.chargesCents} />,
    },
    line.paymentsCount !== null && { term: t('payments'), value: line.paymentsCount },
    line.statement !== null && {
      term: t('statement'),
      value: <Link href={statementUrl(line.statement)}>{line.statement}</Link>,
    },
    line.enteredBy !== null && { term: t('enteredBy'), value: line.enteredBy },
    { term: t('proof'), value: <Proof line={line} filter={filter} /> },
    line.note !== null && { term: t('note'), value: line.note },
  ]

  return (
    <Card title={t('facts')}>
      <DefinitionList sideBySide items={facts.filter((fact) => fact !== false)} />
      <LineDetails details={line.details} advisedBy={line.advisedBy} />
    </Card>
  )
}

/** By the balances around it, by a second person, or not yet. */
function Proof({ line, filter }: { line: Facts; filter: Filter }) {
  const t = useTranslations('admin.line')
  const { reference, isProven, unproven, mayConfirm, confirmedBy } = line
  if (line.takenBackBy) return t('takenBackBy', { name: line.takenBackBy })
  if (isProven) return confirmedBy ? t('confirmedBy', { name: confirmedBy }) : t('proven')
  if (!mayConfirm) {
    return (
      <>
        {unproven && t(`unproven.${unproven}`)} <Unavailable>{t('ownLine')}</Unavailable>
      </>
    )
  }
  return (
    <>
      <p>{unproven && t(`unproven.${unproven}`)}</p>
      <ConfirmButton
        size="xs"
        danger={false}
        title={t('confirmTitle', { reference })}
        consequence={t('confirmText')}
        route="admin.lines.confirmations.store"
        routeParams={{ line_id: reference }}
        qs={listState(filter)}
        stay
      >
        {t('confirm')}
      </ConfirmButton>
    </>
  )
}
