import { useTranslations } from '~/i18n'
import type { Messages } from '~/i18n/messages'

/** An action in words; one that has none yet reads as it was written down: `card.added` is "Card added". */
export function useAuditAction() {
  const t = useTranslations('admin_users.auditAction')
  return (action: string) => (hasWords(t, action) ? t(action) : sentence(action.replace('.', '_')))
}

type Words = Messages['admin_users']['auditAction']
type Worded = { [On in keyof Words]: `${On}.${keyof Words[On] & string}` }[keyof Words]

const hasWords = (t: { has(key: string): boolean }, action: string): action is Worded => t.has(action)

/** `emailVerifiedAt` and `email_verified_at` as "Email verified at". */
export function sentence(key: string) {
  const words = key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_\s]+/)
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
