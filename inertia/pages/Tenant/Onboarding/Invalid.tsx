import { Head } from '@inertiajs/react'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { EmptyState } from '~/ui/EmptyState'

type Problem = 'unknown' | 'used' | 'revoked' | 'expired'

type Props = InertiaProps<{ problem: string }>

/** An invitation that opens nothing, and what to do then. */
export default function Invalid({ problem, tenant }: Props) {
  const t = useTranslations('onboarding.invalid')
  const why = problem as Problem

  return (
    <>
      <Head title={t(`${why}.title`)} />
      <EmptyState
        title={t(`${why}.title`)}
        description={t(`${why}.text`, { tenant: tenant!.name })}
        action={
          why === 'used' && <ButtonLink href={`/t/${tenant!.slug}/login`}>{t('signIn')}</ButtonLink>
        }
      />
    </>
  )
}
