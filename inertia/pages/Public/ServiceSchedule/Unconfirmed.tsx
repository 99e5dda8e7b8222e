import { useTranslations } from '~/i18n'
import { StatusBadge } from '~/ui/StatusBadge'

export function Unconfirmed() {
  const t = useTranslations('public.schedule')

  return <StatusBadge tone="waiting">{t('unconfirmed')}</StatusBadge>
}
