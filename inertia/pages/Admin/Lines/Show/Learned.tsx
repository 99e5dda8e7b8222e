import { Stack } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import type { Learned as Payer } from '#app/money/matching/learned'
import { type Filter, listState, operatorUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'

type Props = { line: string; payer: Payer; filter: Filter }

/** A name or account that a match shows to be an operator's, to be kept for the next line. */
export function Learned({ line, payer, filter }: Props) {
  const t = useTranslations('admin.line')
  const { operator, slug, name, accountLast4, doubtedName } = payer
  const shared = { routeParams: { line_id: line }, qs: listState(filter), stay: true } as const

  return (
    <Card title={t('learned')} description={<Link href={operatorUrl(slug)}>{operator}</Link>}>
      <Stack gap="sm" align="flex-start">
        {name && (
          <>
            <p>{t('learnedName', { name, operator })}</p>
            <ActionButton {...shared} size="compact-sm" route="admin.lines.payer_name.store">
              {t('keepName')}
            </ActionButton>
          </>
        )}
        {accountLast4 && (
          <>
            <p>{t('learnedAccount', { last4: accountLast4, operator })}</p>
            <ActionButton {...shared} size="compact-sm" route="admin.lines.payer_account.store">
              {t('keepAccount')}
            </ActionButton>
          </>
        )}
        {doubtedName && (
          <>
            <p>{t('doubtedName', { name: doubtedName, operator })}</p>
            <ActionButton {...shared} size="compact-sm" route="admin.lines.payer_name.destroy">
              {t('forgetName')}
            </ActionButton>
          </>
        )}
      </Stack>
    </Card>
  )
}
