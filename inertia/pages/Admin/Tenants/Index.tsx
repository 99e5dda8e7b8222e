import type { TenantRow } from '#app/people/tenants/tenant_list'
import { StaffList, type StaffListProps } from '~/components/lists/StaffList'
import type { InertiaProps } from '~/types'

export default (props: InertiaProps<StaffListProps<TenantRow>>) => (
  <StaffList {...props} rowKey={({ slug }) => slug} rowTitle={({ name }) => name} />
)
