import { Amounts } from '~/components/staff/Amounts'
import { type CodeOf, useLabels } from '~/components/staff/labels'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { StatusBadge } from '~/ui/StatusBadge'
import classes from './Proof.module.css'

export type Books = {
  bankCents: number
  usersCents: number
  tenantsCents: number
  feesCents: number
  inTransitCents: number
  suspenseCents: number
  faults: { fault: CodeOf<'fault'>; id: number | null }[]
}

/** bank = travellers + organisations + fees + in transit + suspense. */
export function Proof({ books }: { books: Books }) {
  const t = useTranslations('admin.runs')
  const { bankCents, usersCents, tenantsCents, feesCents, inTransitCents, suspenseCents } = books
  const sum = usersCents + tenantsCents + feesCents + inTransitCents + suspenseCents
  const adds = sum === bankCents && books.faults.length === 0

  return (
    <Card
      title={t('proof')}
      aside={
        <StatusBadge tone={adds ? 'good' : 'bad'}>
          {adds ? t('addsUp') : t('doesNotAddUp')}
        </StatusBadge>
      }
    >
      <Amounts
        lines={[
          { term: t('users'), cents: usersCents },
          { term: t('tenants'), cents: tenantsCents },
          { term: t('fees'), cents: feesCents },
          { term: t('inTransit'), cents: inTransitCents },
          { term: t('suspense'), cents: suspenseCents },
          { term: t('sum'), cents: sum, sum: true },
          { term: t('bank'), cents: bankCents, sum: true },
          ...(sum === bankCents ? [] : [{ term: t('difference'), cents: bankCents - sum }]),
        ]}
      />
      <p className={classes.hint}>{t('proofHint')}</p>
      {books.faults.length > 0 && <Faults faults={books.faults} />}
    </Card>
  )
}

function Faults({ faults }: Pick<Books, 'faults'>) {
  const t = useTranslations('admin.runs')
  const labelOf = useLabels('fault')

  return (
    <div className={classes.faults} role="alert">
      <h3>{t('faults')}</h3>
      <ul>
        {faults.map(({ fault, id }) => (
          <li key={`${fault} ${id}`}>
            {id === null ? labelOf(fault) : t('fault', { fault: labelOf(fault), id })}
          </li>
        ))}
      </ul>
    </div>
  )
}
