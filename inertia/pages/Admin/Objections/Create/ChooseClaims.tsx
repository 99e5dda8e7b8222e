import { Checkbox } from '@mantine/core'
import { Facts } from '~/components/staff/Facts'
import { PlainTable } from '~/components/staff/PlainTable'
import { TwoLines } from '~/components/staff/TwoLines'
import { useTranslations } from '~/i18n'
import { DateText } from '~/ui/DateText'
import { ErrorText } from '~/ui/ErrorText'
import { useField } from '~/ui/form/useField'
import { Money } from '~/ui/Money'

export type ObjectionClaim = {
  reference: string
  traveller: string
  grossCents: number
  approvedCents: number | null
  /** In the operator's words. */
  statedReason: string | null
  decisionNote: string | null
  facts: string[]
  contestableUntil: string
  travelledAt: string
}

const NONE: string[] = []

/** All claims that got the same answer; each can be left out. */
export function ChooseClaims({ claims }: { claims: ObjectionClaim[] }) {
  const t = useTranslations('admin.objection')
  const field = useField<string[]>({
    name: 'claims',
    required: true,
    empty: NONE,
    missing: 'choose',
  })
  const toggle = (reference: string) =>
    field.change(
      field.value.includes(reference) ? field.value.filter((one) => one !== reference) : [...field.value, reference]
    )

  return (
    <>
      <Checkbox
        label={t('all', { count: claims.length })}
        checked={field.value.length === claims.length}
        indeterminate={field.value.length > 0 && field.value.length < claims.length}
        onChange={() =>
          field.change(field.value.length === claims.length ? NONE : claims.map(({ reference }) => reference))
        }
      />
      <PlainTable
        framed
        caption={t('claims')}
        rows={claims}
        rowKey={(claim) => claim.reference}
        columns={[
          {
            key: 'claim',
            header: t('claim'),
            cell: (claim) => (
              <Checkbox
                label={claim.reference}
                checked={field.value.includes(claim.reference)}
                onChange={() => toggle(claim.reference)}
              />
            ),
          },
          {
            key: 'traveller',
            header: t('traveller'),
            cell: (claim) => <TwoLines under={<DateText value={claim.travelledAt} />}>{claim.traveller}</TwoLines>,
          },
          {
            key: 'asked',
            header: t('asked'),
            align: 'right',
            cell: (claim) => <Money cents={claim.grossCents} />,
          },
          {
            key: 'given',
            header: t('given'),
            align: 'right',
            cell: (claim) => <Money cents={claim.approvedCents ?? 0} />,
          },
          {
            key: 'until',
            header: t('until'),
            cell: (claim) => <DateText value={claim.contestableUntil} />,
          },
          { key: 'facts', header: t('facts'), cell: (claim) => <Facts facts={claim.facts} /> },
          {
            key: 'wrote',
            header: t('wrote'),
            cell: (claim) => (claim.statedReason ? <q>{claim.statedReason}</q> : '–'),
          },
          { key: 'note', header: t('note'), cell: (claim) => claim.decisionNote ?? '–' },
        ]}
      />
      <ErrorText>{field.error}</ErrorText>
    </>
  )
}
