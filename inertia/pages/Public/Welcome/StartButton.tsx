import { usePage } from '@inertiajs/react'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'

/** The first step: an account, or one's own pages for who is signed in. */
export function StartButton({ variant }: { variant?: 'default' }) {
  const t = useTranslations('public.hero')
  const { currentUser, isStaff } = usePage().props

  return currentUser ? (
    <ButtonLink href={isStaff ? '/admin' : '/home'} size="lg" variant={variant}>
      {t('mine')}
    </ButtonLink>
  ) : (
    <ButtonLink href="/onboarding/personal-information" size="lg" variant={variant}>
      {t('start')}
    </ButtonLink>
  )
}
