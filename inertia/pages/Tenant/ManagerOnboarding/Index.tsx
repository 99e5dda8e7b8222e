import { Head } from '@inertiajs/react'
import { InvitedAccountForm } from '~/components/InvitedAccountForm'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { PageHeader } from '~/ui/PageHeader'

type Props = InertiaProps<{ token: string; email: string; inviter: string; minimumAge: number }>

export default function ManagerOnboarding({ token, email, inviter, minimumAge, tenant }: Props) {
  const t = useTranslations('onboarding.manager')
  const { name, slug } = tenant!

  return (
    <div data-wide>
      <Head title={t('title', { tenant: name })} />
      <PageHeader title={t('title', { tenant: name })} description={t('lead', { inviter })} />
      <InvitedAccountForm
        target={{ route: 'tenant.manager_onboarding.store', routeParams: { tenant: slug, token } }}
        email={email}
        minimumAge={minimumAge}
      />
    </div>
  )
}
