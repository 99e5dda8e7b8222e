import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateText } from '~/ui/DateText'
import { DefinitionList } from '~/ui/DefinitionList'
import { FieldHint } from '~/ui/FieldHint'
import { Money } from '~/ui/Money'
import type { ManagedClaim } from '../Show'

/** Whose it is, of which day, and what it is about. */
export function Facts({ claim, seesTrips }: { claim: ManagedClaim; seesTrips: boolean }) {
  const t = useTranslations('tenant.claims.show')
  const list = useTranslations('lists.tenant_claims.column')
  const trips = useTranslations('lists.business_trips.column')
  const money = useTranslations('claims.show.money')
  const { operatorName: operator, traveller: person } = claim

  return (
    <Card>
      <DefinitionList
        items={[
          { term: t('person'), value: person ?? '–' },
          { term: list('travelledOn'), value: <DateText value={claim.travelledAt} /> },
          ...(seesTrips
            ? [
                { term: trips('fromPlace'), value: claim.fromPlace },
                { term: trips('toPlace'), value: claim.toPlace },
              ]
            : []),
          { term: money('charged'), value: <Money cents={claim.chargedCents} /> },
          { term: money('asked', { operator }), value: <Money cents={claim.grossCents} /> },
          { term: list('netCents'), value: <Money cents={claim.netCents} /> },
        ]}
      />
      {!seesTrips && <FieldHint>{t('placesHidden')}</FieldHint>}
      {person && <FieldHint>{t('seen', { person })}</FieldHint>}
    </Card>
  )
}
