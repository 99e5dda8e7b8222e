import { Stack } from '@mantine/core'
import type { CostKind } from '#app/money/matching/allocation_kind'
import type { LineFacts } from '#app/money/matching/line_facts'
import { useLabels } from '~/components/staff/labels'
import { Unavailable } from '~/components/staff/Unavailable'
import { type Filter, listState } from '~/components/staff/urls'
import { useFormatter, useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { useMoney } from '~/ui/Money'
import { SetAside } from './SetAside'
import { WriteOff } from './WriteOff'

type Props = { line: LineFacts; filter: Filter; hasNext: boolean; costsSaid: CostKind[] }

/** For what nothing explains: it waits, goes back or is written off. */
export function OtherWays({ line, filter, hasNext, costsSaid }: Props) {
  const t = useTranslations('admin.line')
  const kind = useLabels('costKind')
  const format = useFormatter()

  return (
    <Card title={t('rest')}>
      <Stack gap="sm" align="flex-start">
        <SetAside line={line} filter={filter} hasNext={hasNext} />
        {line.openCents > 0 && <SendBack line={line} filter={filter} />}
        {costsSaid.length > 0 && (
          <p>
            {t(costsSaid.length === 1 ? 'costSaid' : 'costsSaid', {
              kind: kind(costsSaid[0]),
              kinds: format.list(costsSaid.map(kind)),
            })}
          </p>
        )}
        <WriteOff line={line} filter={filter} costsSaid={costsSaid} />
      </Stack>
    </Card>
  )
}

function SendBack({ line, filter }: Pick<Props, 'line' | 'filter'>) {
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
