import { Stack } from '@mantine/core'
import type { LineFacts } from '#app/matching/line_facts'
import { Unavailable } from '~/components/staff/Unavailable'
import { type Filter, listState } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { useMoney } from '~/ui/Money'
import { SetAside } from './SetAside'
import { WriteOff } from './WriteOff'

type Props = { line: LineFacts; filter: Filter; hasNext: boolean }

/** For what nothing explains: it waits, goes back or is written off. */
export function OtherWays({ line, filter, hasNext }: Props) {
  const t = useTranslations('admin.line')

  return (
    <Card title={t('rest')}>
      <Stack gap="sm" align="flex-start">
        <SetAside line={line} filter={filter} hasNext={hasNext} />
        {line.openCents > 0 && <SendBack line={line} filter={filter} />}
        <WriteOff line={line} filter={filter} />
      </Stack>
    </Card>
  )
}

function SendBack({ line, filter }: Omit<Props, 'hasNext'>) {
  const t = useTranslations('admin.line')
  const money = useMoney()
  const { ibanLast4 } = line
  if (!ibanLast4) return <Unavailable>{t('noAccount')}</Unavailable>
  const about = { amount: money(line.openCents), last4: ibanLast4 }

  return (
    <ConfirmButton
      danger={false}
      title={t('sendBackTitle', about)}
      consequence={t('sendBackText', about)}
      route="admin.lines.return.store"
      routeParams={{ line_id: line.reference }}
      qs={listState(filter)}
      stay
    >
      {t('sendBack')}
    </ConfirmButton>
  )
}
