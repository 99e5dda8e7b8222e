import { useTranslations } from '~/i18n'
import { PageHeader } from '~/ui/PageHeader'

export default function ProfileShow() {
  const t = useTranslations('profile')

  return (
    <>
      <PageHeader title={t('title')} />
    </>
  )
}
