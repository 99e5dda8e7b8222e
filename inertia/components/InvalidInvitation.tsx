import type { Invalidity } from '#app/people/organisations/invalidity'
import { usePage } from '@inertiajs/react'
import { client } from '~/client'
import { useDay } from '~/components/traveller/useDay'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { ButtonLink } from '~/ui/ButtonLink'
import { ErrorText } from '~/ui/ErrorText'
import { PageHeader } from '~/ui/PageHeader'

export type InvalidProps = Invalidity & { token: string }

/** An invitation that opens nothing: why, who sent it, and what to do then. */
export function InvalidInvitation({ problem, inviter, canAsk, askedAt, token }: InvalidProps) {
  const t = useTranslations('onboarding.invalid')
  const { tenant, currentUser } = usePage().props
  const errors = useErrors()
  const day = useDay()
  const { slug, name } = tenant!

  return (
    <div data-wide>
      <PageHeader
        title={t(`${problem}.title`)}
        description={t(`${problem}.text`, { tenant: name, email: currentUser?.email ?? '' })}
      />
      {problem === 'used' && (
        <ButtonLink href={client.urlFor('tenant.login', { tenant: slug })} size="md">
          {t('signIn')}
        </ButtonLink>
      )}
      {problem === 'other' && (
        <ActionButton variant="filled" route="login.destroy">
          {t('signOut')}
        </ActionButton>
      )}
      {canAsk && (
        <>
          <p>
            {t('invitedBy', { name: inviter! })} {t('askHint', { name: inviter! })}
          </p>
          <ActionButton
            variant="filled"
            mt="md"
            route="tenant.invitations.requests.store"
            routeParams={{ tenant: slug, token }}
            stay
          >
            {t('ask')}
          </ActionButton>
        </>
      )}
      {askedAt && <p>{t('askedOn', { name: inviter!, date: day(askedAt) })}</p>}
      <ErrorText>{errors.invitation}</ErrorText>
    </div>
  )
}
