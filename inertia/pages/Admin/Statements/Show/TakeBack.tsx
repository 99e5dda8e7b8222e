import type { Withdrawal } from '#app/money/statements/withdrawal'
import { Stack } from '@mantine/core'
import { Unavailable } from '~/components/staff/Unavailable'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { FormDialog } from '~/ui/form/FormDialog'
import { ErrorText } from '~/ui/ErrorText'
import { TextAreaField } from '~/ui/form/TextAreaField'
import type { Data } from '~generated/data'

type Props = {
  statement: Data.Money.Statements.Statement
  withdrawal: Withdrawal
  mayTakeBack: boolean
}

/** Takes back the file of a statement that was imported by mistake. */
export function TakeBack({ statement, withdrawal, mayTakeBack }: Props) {
  const t = useTranslations('admin.statement')
  const errors = useErrors()

  return (
    <Card title={t('takeBackCard')}>
      <Stack gap="sm" align="flex-start">
        <p>{t('takeBackHint')}</p>
        <ErrorText>{errors.statement}</ErrorText>
        {mayTakeBack ? (
          <FormDialog
            label={t('takeBack')}
            title={t('takeBackTitle', { file: statement.fileName })}
            danger
            route="admin.statements.withdrawals.store"
            routeParams={{ statement_id: statement.reference }}
          >
            <p>{t('takeBackText', withdrawal)}</p>
            <TextAreaField
              name="reason"
              label={t('takeBackReason')}
              hint={t('takeBackReasonHint')}
              rows={2}
              maxLength={500}
            />
          </FormDialog>
        ) : (
          <Unavailable id="why-not-take-back">{t('takeBackNotYou')}</Unavailable>
        )}
      </Stack>
    </Card>
  )
}
