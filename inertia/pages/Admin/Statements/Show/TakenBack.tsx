import type { Withdrawal } from '#app/money/statements/withdrawal'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateTimeText } from '~/ui/DateText'
import type { Data } from '~generated/data'

type Props = {
  takenBack: NonNullable<Data.Money.Statements.Statement['takenBack']>
  withdrawal: Withdrawal
}

/** Who took the file back and why, and what became of its lines. */
export function TakenBack({ takenBack, withdrawal: { lines, left } }: Props) {
  const t = useTranslations('admin.statement')

  return (
    <Card title={t('proof')}>
      <p>
        {t.rich('takenBack', {
          name: takenBack.by,
          reason: takenBack.reason,
          when: () => <DateTimeText value={takenBack.at} />,
        })}
      </p>
      <p>{left > 0 ? t('leaving', { left }) : t('takenBackLines', { count: lines })}</p>
    </Card>
  )
}
