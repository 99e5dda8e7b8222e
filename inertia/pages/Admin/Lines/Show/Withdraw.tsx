import type { LineFacts } from '#app/money/matching/line_facts'
import { type Filter, listState } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'

/** For a line that someone entered by hand, until a statement has it. */
export function Withdraw({ line, filter }: { line: LineFacts; filter: Filter }) {
  const t = useTranslations('admin.line')

  return (
    <Card title={t('provisional')}>
      <p>{t('provisionalHint')}</p>
      <ConfirmButton
        title={t('withdrawTitle', { reference: line.reference })}
        consequence={t('withdrawText')}
        route="admin.lines.destroy"
        routeParams={{ id: line.reference }}
        qs={listState(filter)}
        stay
      >
        {t('withdraw')}
      </ConfirmButton>
    </Card>
  )
}
