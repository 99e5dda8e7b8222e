import { useTranslations } from '~/i18n'
import { ConfirmButton } from '~/ui/ConfirmButton'

export function Withdraw() {
  const t = useTranslations('job_application.show')

  return (
    <div>
      <ConfirmButton title={t('withdrawTitle')} consequence={t('withdrawBody')} route="job_application.destroy">
        {t('withdraw')}
      </ConfirmButton>
    </div>
  )
}
