import { router } from '@inertiajs/react'
import type { Closing } from '#app/money/closings/closing'
import type { ExpectedPayment } from '#app/money/closings/expected_payments'
import type { MonthEnd } from '#app/money/closings/month_end'
import type { SuspenseOwner } from '#app/money/closings/suspense'
import { Columns, Stack } from '~/components/staff/Columns'
import { closingsUrl, proofUrl } from '~/components/staff/urls'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { EmptyState } from '~/ui/EmptyState'
import { ErrorText } from '~/ui/ErrorText'
import { NativeSelect } from '~/ui/NativeSelect'
import { PageHeader } from '~/ui/PageHeader'
import { ClosedMonths } from './Index/ClosedMonths'
import { Expected } from './Index/Expected'
import { MonthChecks } from './Index/MonthChecks'
import { type Reader, SignOff } from './Index/SignOff'
import { SuspenseByOwner } from './Index/SuspenseByOwner'
import { useMonthName } from './Index/useMonthName'

type Props = InertiaProps<{
  /** ISO days: the last ones of months that are over and not closed, oldest first. */
  months: string[]
  month: MonthEnd | null
  signed: Closing | null
  closings: Closing[]
  expected: ExpectedPayment[]
  suspense: SuspenseOwner[]
  reader: Reader
}>

export default function ClosingsIndex(props: Props) {
  const { months, month, signed, closings, expected, suspense, reader } = props
  const t = useTranslations('admin.closings')
  const tProof = useTranslations('admin.proof')
  const errors = useErrors()
  const nameOf = useMonthName()
  useLive(['MonthMoved'], ['months', 'month', 'signed', 'closings'])
  useLive(['StatementMoved', 'LineMoved', 'LedgerChecked'], ['month', 'expected', 'suspense'])

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('about')}
        breadcrumbs={[{ label: tProof('title'), href: proofUrl() }]}
        actions={
          month &&
          months.length > 1 && (
            <NativeSelect
              size="sm"
              aria-label={t('month')}
              value={month.untilOn}
              data={months.map((value) => ({ value, label: nameOf(value) }))}
              onChange={({ currentTarget: { value } }) => router.visit(closingsUrl(value))}
            />
          )
        }
      />
      <ErrorText>{errors.month}</ErrorText>
      <Stack>
        {month ? (
          <Columns
            aside={
              <Card title={t('signatures')}>
                <SignOff month={month} signed={signed} reader={reader} />
              </Card>
            }
          >
            <MonthChecks month={month} />
          </Columns>
        ) : (
          <EmptyState illustration="done" title={t('allClosed')} description={t('allClosedHint')} />
        )}
        <Expected expected={expected} />
        <SuspenseByOwner suspense={suspense} />
        <ClosedMonths closings={closings} />
      </Stack>
    </>
  )
}
