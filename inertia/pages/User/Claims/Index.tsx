import { lazy, Suspense } from 'react'
import type { ClaimGroup } from '#app/claims/claims/claim_group'
import type { ClaimSummary } from '#app/travel/batches/claim_estimate'
import type { ClaimTotals } from '#app/claims/claims/claim_totals'
import type { Data } from '~generated/data'
import { client } from '~/client'
import { ClaimCard } from '~/components/traveller/ClaimCard'
import list from '~/components/traveller/ListCard.module.css'
import classes from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import { type PageMeta, Pagination } from '~/ui/Pagination'

const Narrow = lazy(() => import('./Index/Narrow'))
const Totals = lazy(() => import('./Index/Totals'))
const ToClaim = lazy(() => import('./Index/ToClaim'))

type Props = InertiaProps<{
  claims: Data.Claims.Claims.Claim[]
  totals: ClaimTotals
  claimable: ClaimSummary | null
  shown: { group: ClaimGroup | null; q: string }
  meta: PageMeta
}>

export default function ClaimIndex({ claims, totals, claimable, shown, meta }: Props) {
  const t = useTranslations('claims')
  useLive(['ClaimMoved'], ['claims', 'totals', 'meta'])

  if (claimable && claimable.claimable + claimable.incomplete > 0) {
    return (
      <>
        <PageHeader title={t('title')} />
        <Suspense>
          <ToClaim claimable={claimable} />
        </Suspense>
      </>
    )
  }
  if (totals.total === 0) {
    return (
      <>
        <PageHeader title={t('title')} />
        <EmptyState
          title={t('index.empty')}
          description={t('index.emptyHint')}
          action={<ButtonLink href={client.urlFor('batches.create')}>{t('index.emptyAction')}</ButtonLink>}
        />
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <div className={classes.sections}>
        <Suspense>
          <Totals totals={totals} />
          <Narrow shown={shown} totals={totals} />
        </Suspense>
        {claims.length === 0 && <p>{t('index.noneFound')}</p>}
        {[...Map.groupBy(claims, ({ group }) => group)].map(([group, members]) => (
          <section key={group} aria-labelledby={group}>
            <h2 id={group} className={list.title}>
              {t(`groups.${group}`)}
            </h2>
            <ul className={list.list}>
              {members.map((claim) => (
                <li key={claim.reference}>
                  <ClaimCard claim={claim} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Pagination meta={meta} />
    </>
  )
}
