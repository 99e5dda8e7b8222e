import { useRouter } from '@adonisjs/inertia/react'
import { useTranslations } from '~/i18n'
import { ConfirmButton } from '~/ui/ConfirmButton'

export function Withdraw() {
  const t = useTranslations('job_application.show')
  const router = useRouter()

  return (
    <div>
      <ConfirmButton
        title={t('withdrawTitle')}
        consequence={t('withdrawBody')}
        onConfirm={() => router.delete({ route: 'job_application.destroy' })}
      >
        {t('withdraw')}
      </ConfirmButton>
    </div>
  )
}
