import type { LedgerCheck } from '#app/money/ledger/ledger_check'
import type { Proof } from '#app/money/ledger/proof'
import { Columns, Stack } from '~/components/staff/Columns'
import { LedgerCheckResult } from '~/components/staff/LedgerCheckResult'
import { closingsUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { Card } from '~/ui/Card'
import { PageHeader } from '~/ui/PageHeader'
import { DayPicker } from './Show/DayPicker'
import { Equation } from './Show/Equation'
import { Gaps } from './Show/Gaps'
import { Known } from './Show/Known'
import { RowsOfDay } from './Show/RowsOfDay'

type Props = InertiaProps<{
  proof: Proof
  check: LedgerCheck | null
  /** ISO day; none after it can be asked for. */
  today: string
  /** Another day was asked for, which is none of the books. */
  isOtherDay: boolean
}>

export default function ProofShow({ proof, check, today, isOtherDay }: Props) {
  const t = useTranslations('admin.proof')
  useLive(['LedgerChecked'], ['proof', 'check'])
  useLive(['StatementMoved', 'LineMoved'], ['proof'])

  return (
    <>
      <PageHeader
        title={t('title')}
        description={isOtherDay ? t('otherDayAsked') : undefined}
        actions={
          <>
            <DayPicker key={proof.day} day={proof.day} today={today} />
            <ButtonLink href={closingsUrl()} variant="default">
              {t('closings')}
            </ButtonLink>
          </>
        }
      />
      <Stack>
        <Columns
          aside={
            <>
              <Card title={t('check')} description={t('checkHint')}>
                <LedgerCheckResult check={check} />
              </Card>
              <Gaps gaps={proof.gaps} />
            </>
          }
        >
          <Equation proof={proof} />
        </Columns>
        <Known sums={proof.sums} />
        <RowsOfDay rows={proof.rows} />
      </Stack>
    </>
  )
}
