import { usePage } from '@inertiajs/react'
import { client } from '~/client'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'

/** The first step: an account, or one's own pages for who is signed in. */
export function StartButton({ variant }: { variant?: 'default' }) {
  const t = useTranslations('public.hero')
  const { home } = usePage().props

  return home ? (
    <ButtonLink href={home} size="lg" variant={variant}>
      {t('mine')}
    </ButtonLink>
  ) : (
    <ButtonLink href={client.urlFor('register')} size="lg" variant={variant}>
      {t('start')}
    </ButtonLink>
  )
}
