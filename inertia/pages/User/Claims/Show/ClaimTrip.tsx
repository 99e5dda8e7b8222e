import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateText, DateTimeText } from '~/ui/DateText'
import { DefinitionList } from '~/ui/DefinitionList'

/** The trip that the claim is about. */
export function ClaimTrip({ claim }: { claim: Data.Claims.Claims.Claim }) {
  const t = useTranslations('claims')
  const place = (name: string | null) => (
    <>
      {name ?? t('unknownPlace')}
      {name !== null && name === claim.statedPlace && <> ({t('show.trip.stated')})</>}
    </>
  )

  const fareSource = {
    term: t('show.trip.fareSource'),
    value: t(`fareSources.${claim.fareSource}`),
  }

  return (
    <Card title={t('show.trip.title')}>
      <DefinitionList
        items={[
          { term: t('show.trip.kind'), value: t(`kinds.${claim.kind}`) },
          {
            term: t('show.trip.operator'),
            value: `${claim.operatorName}, ${t(`modes.${claim.mode}`).toLowerCase()}`,
          },
          { term: t('show.trip.when'), value: <DateTimeText value={claim.travelledAt} /> },
          { term: t('show.trip.from'), value: place(claim.fromPlace) },
          { term: t('show.trip.to'), value: place(claim.toPlace) },
          ...(claim.fareSource === 'none' ? [] : [fareSource]),
          { term: t('show.trip.deadline'), value: <DateText value={claim.deadlineOn} /> },
        ]}
      />
    </Card>
  )
}
