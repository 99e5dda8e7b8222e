import type { TenantRow } from '#app/people/tenants/tenant_list'
import { usePage } from '@inertiajs/react'
import { StaffList, type StaffListProps } from '~/components/lists/StaffList'
import { newTenantUrl, tenantUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'

export default function TenantsIndex(props: InertiaProps<StaffListProps<TenantRow>>) {
  const t = useTranslations('admin.tenants')
  const { can } = usePage().props

  return (
    <StaffList
      {...props}
      rowKey={({ slug }) => slug}
      rowTitle={({ name }) => name}
      href={can.administerTenants ? ({ slug }) => tenantUrl(slug) : undefined}
      actions={can.administerTenants && <ButtonLink href={newTenantUrl()}>{t('new')}</ButtonLink>}
    />
  )
}
