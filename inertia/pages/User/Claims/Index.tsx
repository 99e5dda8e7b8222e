import type { ClaimTotals } from '#app/claims/claim_totals'
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
import { Totals } from './Index/Totals'

type Props = InertiaProps<{ claims: Data.Claims.Claim[]; totals: ClaimTotals; meta: PageMeta }>

export default function ClaimIndex({ claims, totals, meta }: Props) {
  const t = useTranslations('claims')
  useLive(['ClaimMoved'], ['claims', 'totals', 'meta'])

  if (meta.total === 0) {
    return (
      <>
        <PageHeader title={t('title')} />
        <EmptyState
          title={t('index.empty')}
          description={t('index.emptyHint')}
          action={
            <ButtonLink href={client.urlFor('batches.create')}>{t('index.emptyAction')}</ButtonLink>
          }
        />
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <div className={classes.sections}>
        <Totals totals={totals} />
        <ul className={list.list}>
          {claims.map((claim) => (
            <li key={claim.reference}>
              <ClaimCard claim={claim} />
            </li>
          ))}
        </ul>
      </div>
      <Pagination meta={meta} />
    </>
  )
}
