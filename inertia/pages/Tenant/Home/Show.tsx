import { Deferred } from '@inertiajs/react'
import { lazy, Suspense } from 'react'
import type { MonthOfMoney } from '#app/money/payouts/money_per_month'
import type { TenantHome } from '#app/web/home/tenant_home'
import { client } from '~/client'
import sections from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import { Operators } from './Show/Operators'
import { Tasks } from './Show/Tasks'
import { ToClaim } from './Show/ToClaim'
import Totals from './Show/Totals'

const MoneyPerMonth = lazy(() => import('~/components/balance/MoneyPerMonth'))

type Props = InertiaProps<TenantHome & { months?: MonthOfMoney[] }>

/** Where a manager starts: what there is to claim, what is on its way, and what needs a word. */
export default function TenantHomeShow({ proposals, totals, operators, tasks, months, tenant }: Props) {
  const t = useTranslations('tenant.home')
  const { name, slug } = tenant!
  useLive(
    ['BatchImported', 'ClaimMoved', 'ClaimsFiled', 'BalanceChanged', 'MembersChanged'],
    ['proposals', 'totals', 'operators', 'tasks']
  )
  const upload = <ButtonLink href={client.urlFor('tenant.batches.create', [slug])}>{t('upload')}</ButtonLink>

  if (!tasks.hasFiles && totals.claims === 0) {
    return (
      <>
        <PageHeader title={t('title', { tenant: name })} />
        <div className={sections.sections}>
          <EmptyState title={t('empty')} description={t('emptyHint')} action={upload} />
          <Tasks tasks={tasks} />
        </div>
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('title', { tenant: name })} actions={upload} />
      <div className={sections.sections}>
        <div className={sections.columns}>
          <div className={sections.column}>
            <ToClaim proposals={proposals} />
            <Operators operators={operators} />
          </div>
          <div className={sections.column}>
            <Tasks tasks={tasks} />
            <Totals totals={totals} />
            <Deferred data="months" fallback={<></>}>
              <Suspense>{months && <MoneyPerMonth months={months} received />}</Suspense>
            </Deferred>
          </div>
        </div>
      </div>
    </>
  )
}
