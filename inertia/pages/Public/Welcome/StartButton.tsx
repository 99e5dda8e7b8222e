import { usePage } from '@inertiajs/react'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'

/** The first step: an account, or one's own pages for who is signed in. */
export function StartButton() {
  const t = useTranslations('public.hero')
  const { currentUser, isStaff } = usePage().props

  return currentUser ? (
    <ButtonLink href={isStaff ? '/admin' : '/batches'} size="lg">
      {t('mine')}
    </ButtonLink>
  ) : (
    <ButtonLink href="/onboarding/personal-information" size="lg">
      {t('start')}
    </ButtonLink>
  )
}
