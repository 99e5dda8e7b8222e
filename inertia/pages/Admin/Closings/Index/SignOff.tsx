import { Stack } from '@mantine/core'
import type { Closing } from '#app/money/closings/closing'
import type { MonthEnd } from '#app/money/closings/month_end'
import { Unavailable } from '~/components/staff/Unavailable'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { RelativeTime } from '~/ui/DateText'
import { useMonthName } from './useMonthName'

/** Whoever reads the page. */
export type Reader = { id: number; isNew: boolean }

type Props = { month: MonthEnd; signed: Closing | null; reader: Reader }

/** The first signature, and the second one of someone else. */
export function SignOff({ month, signed, reader }: Props) {
  const t = useTranslations('admin.closings')
  const isReady = month.checks.every(({ isTrue }) => isTrue)
  if (reader.isNew) return <Unavailable>{t('newStaff')}</Unavailable>

  return (
    <Stack gap="sm" align="flex-start">
      {signed ? (
        <p>
          {t('signedBy', { name: signed.signedBy })} <RelativeTime value={signed.signedAt} />.
        </p>
      ) : (
        <p>{t('nobodySigned')}</p>
      )}
      <NextSignature month={month} signed={signed} reader={reader} isReady={isReady} />
      {signed && (
        <ActionButton size="compact-sm" route="admin.closings.destroy" routeParams={{ month: month.untilOn }} stay>
          {t('withdraw')}
        </ActionButton>
      )}
    </Stack>
  )
}

function NextSignature({ month, signed, reader, isReady }: Props & { isReady: boolean }) {
  const t = useTranslations('admin.closings')
  const nameOf = useMonthName()
  const name = nameOf(month.untilOn)
  if (!isReady) return <Unavailable>{t(signed ? 'notReadyNow' : 'notReady')}</Unavailable>
  if (signed?.signedById === reader.id) return <Unavailable>{t('someoneElse')}</Unavailable>
  if (signed) {
    return (
      <ConfirmButton
        variant="filled"
        danger={false}
        title={t('closeTitle', { month: name })}
        consequence={t('closeText')}
        route="admin.closings.confirmations.store"
        routeParams={{ month: month.untilOn }}
        stay
      >
        {t('close')}
      </ConfirmButton>
    )
  }
  return (
    <ConfirmButton
      variant="filled"
      danger={false}
      title={t('signTitle', { month: name })}
      consequence={t('signText')}
      route="admin.closings.store"
      data={{ month: month.untilOn }}
      stay
    >
      {t('sign')}
    </ConfirmButton>
  )
}
