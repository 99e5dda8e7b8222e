import { client } from '~/client'
import type { InvitationProblem } from '#app/people/organisations/isomorphic/invitation_problem'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { PageHeader } from '~/ui/PageHeader'

type Props = InertiaProps<{ problem: InvitationProblem }>

/** An invitation that opens nothing, and what to do then. */
export default function Invalid({ problem, tenant }: Props) {
  const t = useTranslations('onboarding.invalid')

  return (
    <div data-wide>
      <PageHeader title={t(`${problem}.title`)} description={t(`${problem}.text`, { tenant: tenant!.name })} />
      {problem === 'used' && (
        <ButtonLink href={client.urlFor('tenant.login', { tenant: tenant!.slug })} size="md">
          {t('signIn')}
        </ButtonLink>
      )}
    </div>
  )
}
