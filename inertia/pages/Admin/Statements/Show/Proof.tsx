import type { Rival } from '#app/money/statements/rivals'
import { Stack } from '@mantine/core'
import { Unavailable } from '~/components/staff/Unavailable'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { ErrorText } from '~/ui/ErrorText'
import type { Data } from '~generated/data'
import { Rivals } from './Rivals'

type Props = {
  statement: Data.Money.Statements.Statement
  mayConfirm: boolean
  asked: number
  rivals: Rival[]
}

/** Whether money of this statement is payable, and who can make it so. */
export function Proof({ statement, mayConfirm, asked, rivals }: Props) {
  const t = useTranslations('admin.statement')
  const errors = useErrors()
  const { reference, isProven, confirmedBy } = statement
  if (!statement.isComplete && asked > 0) {
    return (
      <Card title={t('proof')}>
        <p>{t('incomplete', { count: asked })}</p>
      </Card>
    )
  }
  if (isProven) {
    return (
      <Card title={t('proof')}>
        <p>{confirmedBy ? t('confirmedBy', { name: confirmedBy }) : t('proven')}</p>
        {rivals.length > 0 && <Rivals rivals={rivals} />}
      </Card>
    )
  }

  return (
    <Card title={t('proof')}>
      <Stack gap="sm" align="flex-start">
        {rivals.length > 0 ? (
          <Rivals rivals={rivals} />
        ) : (
          <p>{statement.missingCount > 0 ? t('missing', { count: statement.missingCount }) : t('notProven')}</p>
        )}
        <ErrorText>{errors.statement}</ErrorText>
        {mayConfirm ? (
          <ConfirmButton
            variant="filled"
            danger={false}
            title={t('confirmTitle', { reference })}
            consequence={t('confirmText')}
            route="admin.statements.confirmations.store"
            routeParams={{ statement_id: reference }}
            stay
          >
            {t('confirm')}
          </ConfirmButton>
        ) : (
          <Unavailable id="why-not-confirm">{t('confirmNotYou')}</Unavailable>
        )}
      </Stack>
    </Card>
  )
}
