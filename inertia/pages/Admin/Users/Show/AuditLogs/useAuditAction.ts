import { useTranslations } from '~/i18n'

/** An action in words; one that has none yet reads as it was written down: `card.added` is "Card added". */
export function useAuditAction() {
  const t = useTranslations('admin_users.auditAction')
  return (action: string) =>
    t.has(action as never) ? t(action as never) : sentence(action.replace('.', '_'))
}

/** `emailVerifiedAt` and `email_verified_at` as "Email verified at". */
export function sentence(key: string) {
  const words = key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_\s]+/)
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
