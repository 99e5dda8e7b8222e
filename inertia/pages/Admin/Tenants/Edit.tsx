import type { Manager } from '#app/people/organisations/managers_of'
import { Columns } from '~/components/staff/Columns'
import { tenantsUrl } from '~/components/staff/urls'
import { client } from '~/client'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { PageHeader } from '~/ui/PageHeader'
import type { Data } from '~generated/data'
import { Freeze } from './Edit/Freeze'
import { Invitations } from './Edit/Invitations'
import { Managers } from './Edit/Managers'
import { TenantForm } from './Edit/TenantForm'

type Props = InertiaProps<{
  organisation: Data.People.Organisations.Tenant
  managers: Manager[]
  invitations: Data.People.Organisations.Invitation[]
  refundsArePromised: boolean
}>

export default function TenantEdit({ organisation, managers, invitations, refundsArePromised }: Props) {
  const t = useTranslations('admin.tenant')
  const tAll = useTranslations('admin.tenants')
  const { slug, name } = organisation

  return (
    <>
      <PageHeader
        title={name}
        description={<a href={client.urlFor('tenant.login', { tenant: slug })}>{t('signsInAt', { slug })}</a>}
        breadcrumbs={[{ label: tAll('title'), href: tenantsUrl() }]}
      />
      <Columns
        aside={
          <>
            <Freeze organisation={organisation} />
            <Managers managers={managers} />
            <Invitations slug={slug} invitations={invitations} />
          </>
        }
      >
        <Card
          title={t('details')}
          aside={
            <a href={client.urlFor('admin.tenants.agreement.show', { tenant_id: slug })} download>
              {t('agreement')}
            </a>
          }
        >
          <TenantForm key={slug} organisation={organisation} refundsArePromised={refundsArePromised} />
        </Card>
      </Columns>
    </>
  )
}
