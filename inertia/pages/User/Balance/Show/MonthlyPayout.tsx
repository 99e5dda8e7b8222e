import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'
import { ErrorText } from '~/ui/ErrorText'
import { useMoney } from '~/ui/Money'
import classes from './MonthlyPayout.module.css'

type Props = { isOn: boolean; minimumCents: number; ibanLast4: string | null }

/** Pays out the whole balance on the first of each month, without asking each time. */
export function MonthlyPayout({ isOn, minimumCents, ibanLast4 }: Props) {
  const t = useTranslations('balance.monthly')
  const errors = useErrors()
  const minimum = useMoney()(minimumCents)

  return (
    <Card title={t('title')}>
      <div className={classes.monthly}>
        <p>{isOn ? t('on', { minimum, last4: ibanLast4 ?? '' }) : t('off', { minimum })}</p>
        {!isOn && !ibanLast4 && <p>{t('noAccount')}</p>}
        {isOn && (
          <ActionButton route="balance.monthly_payout.destroy" stay>
            {t('stop')}
          </ActionButton>
        )}
        {!isOn && ibanLast4 && (
          <ActionButton route="balance.monthly_payout.store" stay>
            {t('start')}
          </ActionButton>
        )}
        <ErrorText>{errors.monthlyPayout}</ErrorText>
      </div>
    </Card>
  )
}
