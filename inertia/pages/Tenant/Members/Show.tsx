import { lazy, Suspense } from 'react'
import type { ProposalGroup } from '#app/claims/business/proposals'
import type { BusinessTripRow } from '#app/travel/trips/business_trip_list'
import type { ListPage } from '#app/platform/lists/list_page'
import { client } from '~/client'
import { Callout } from '~/components/traveller/Callout'
import sections from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { DateText } from '~/ui/DateText'
import { DefinitionList } from '~/ui/DefinitionList'
import { FieldHint } from '~/ui/FieldHint'
import { Money } from '~/ui/Money'
import { PageHeader } from '~/ui/PageHeader'

const Trips = lazy(() => import('./Show/Trips'))

type Props = InertiaProps<{
  person: { id: string; name: string; email: string; isOnboarded: boolean }
  cards: { id: string; last4: string | null; expiresOn: string | null }[]
  proposals: ProposalGroup[]
  trips: ListPage<BusinessTripRow> | null
}>

/** One person of the organisation, as far as managers may see. */
export default function TenantMemberShow({ person, cards, proposals, trips, tenant }: Props) {
  const t = useTranslations('tenant.person')
  const members = useTranslations('tenant.members')
  const batches = useTranslations('tenant.batches.cards')

  return (
    <>
      <PageHeader
        title={person.name}
        description={person.email}
        breadcrumbs={[{ label: members('title'), href: client.urlFor('tenant.members.index', [tenant!.slug]) }]}
      />
      <div className={sections.sections}>
        {!person.isOnboarded && <Callout>{t('notOnboarded')}</Callout>}
        <div className={sections.columns}>
          <Card title={t('claimable')}>
            {proposals.length === 0 ? (
              <p>{t('noneClaimable')}</p>
            ) : (
              <DefinitionList
                items={proposals.map(({ operatorName, netCents, deadlineOn }) => ({
                  term: operatorName,
                  value: (
                    <>
                      <Money cents={netCents} />, {t('until', { date: '' })}
                      <DateText value={deadlineOn} />
                    </>
                  ),
                }))}
              />
            )}
          </Card>
          <Card title={t('cards')}>
            {cards.length === 0 ? (
              <p>{t('noCards')}</p>
            ) : (
              <ul>
                {cards.map(({ id, last4 }) => (
                  <li key={id}>{last4 ? t('card', { last4 }) : batches('nameless')}</li>
                ))}
              </ul>
            )}
          </Card>
        </div>
        {trips ? (
          <Suspense>
            <Trips list={trips} person={person} />
          </Suspense>
        ) : (
          <FieldHint>{t('hidden')}</FieldHint>
        )}
      </div>
    </>
  )
}
