import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { PageHeader } from '~/ui/PageHeader'

type Problem = 'unknown' | 'used' | 'revoked' | 'expired'

type Props = InertiaProps<{ problem: string }>

/** An invitation that opens nothing, and what to do then. */
export default function Invalid({ problem, tenant }: Props) {
  const t = useTranslations('onboarding.invalid')
  const why = problem as Problem

  return (
    <div data-wide>
      <PageHeader
        title={t(`${why}.title`)}
        description={t(`${why}.text`, { tenant: tenant!.name })}
      />
      {why === 'used' && (
        <ButtonLink href={`/t/${tenant!.slug}/login`} size="md">
          {t('signIn')}
        </ButtonLink>
      )}
    </div>
  )
}
