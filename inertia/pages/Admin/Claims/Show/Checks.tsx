import type { CheckName } from '#app/claims/claims/check_name'
import { CheckCount, CheckList, checkState } from '~/components/staff/CheckList'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'

export type Check = { name: CheckName; passed: boolean | null }

/** What a reviewer looks at first; what did not pass stands on top. */
export function Checks({ checks }: { checks: Check[] }) {
  const t = useTranslations('admin.claim')
  const sentences = useTranslations('admin.checks')
  const sorted = [...checks].sort((a, b) => weightOf(a) - weightOf(b))

  return (
    <Card title={t('checks')} aside={<CheckCount checks={checks} />}>
      <CheckList
        checks={sorted.map(({ name, passed }) => ({
          key: name,
          passed,
          text: sentences(`${name}.${checkState(passed)}`),
        }))}
      />
    </Card>
  )
}

const weightOf = ({ passed }: Check) => (passed === null ? 2 : Number(passed))
