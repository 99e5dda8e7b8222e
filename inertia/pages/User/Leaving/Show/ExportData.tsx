import { ExportLink } from '~/components/traveller/ExportLink'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ErrorText } from '~/ui/ErrorText'
import { FieldHint } from '~/ui/FieldHint'
import { StatusBadge } from '~/ui/StatusBadge'
import classes from './steps.module.css'

/** Everything we hold, while there is still someone to give it to. */
export function ExportData() {
  const t = useTranslations('leaving.export')
  const errors = useErrors()

  return (
    <Card title={t('title')} aside={<StatusBadge>{t('optional')}</StatusBadge>}>
      <div className={classes.step}>
        <ErrorText>{errors.export}</ErrorText>
        <p>{t('lead')}</p>
        <FieldHint>{t('hint')}</FieldHint>
        <div>
          <ExportLink />
        </div>
      </div>
    </Card>
  )
}
