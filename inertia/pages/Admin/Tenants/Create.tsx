import { tenantsUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { PageHeader } from '~/ui/PageHeader'
import { TenantForm } from './Edit/TenantForm'

export default function TenantCreate() {
  const t = useTranslations('admin.tenant')
  const tAll = useTranslations('admin.tenants')

  return (
    <>
      <PageHeader
        title={t('newTitle')}
        description={t('newHint')}
        breadcrumbs={[{ label: tAll('title'), href: tenantsUrl() }]}
      />
      <Card title={t('details')}>
        <TenantForm organisation={null} refundsArePromised={false} />
      </Card>
    </>
  )
}
