import { usePage } from '@inertiajs/react'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { ProposalGroup, ProposalTotals } from '#app/claims/business/proposals'
import { PlainTable } from '~/components/staff/PlainTable'
import sections from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'
import { DateText } from '~/ui/DateText'
import { FieldHint } from '~/ui/FieldHint'
import { Money, useMoney } from '~/ui/Money'

type Props = { groups: ProposalGroup[]; totals: ProposalTotals; canFile: boolean }

const keyOf = ({ userId, operator }: ProposalGroup) => `${userId} ${operator}`

/** All are chosen; what is not wanted is left out. */
export function Choose({ groups, totals, canFile }: Props) {
  const t = useTranslations('tenant.claims.create')
  const home = useTranslations('tenant.home')
  const money = useMoney()
  const { tenant } = usePage().props
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = groups.filter((group) => !left.has(keyOf(group)))
  const count = chosen.reduce((sum, group) => sum + group.count, 0)
  const cents = chosen.reduce((sum, group) => sum + group.netCents, 0)

  const toggle = (group: ProposalGroup) =>
    setLeft((now) => {
      const next = new Set(now)
      if (!next.delete(keyOf(group))) next.add(keyOf(group))
      return next
    })
  const toggleAll = () => setLeft(chosen.length > 0 ? new Set(groups.map(keyOf)) : new Set())
  const isAll = chosen.length === groups.length

  return (
    <Card
      title={home('claimable', { count: totals.count, amount: money(totals.netCents) })}
      aside={
        <Checkbox label={t('all')} checked={isAll} indeterminate={!isAll && chosen.length > 0} onChange={toggleAll} />
      }
    >
      <div className={sections.sections}>
        {!canFile && <p className={sections.reason}>{t('mandateNeeded')}</p>}
        <div>
          <ActionButton
            route="tenant.claims.store"
            routeParams={{ tenant: tenant!.slug }}
            data={isAll ? {} : { groups: chosen.map(({ userId, operator }) => ({ userId, operator })) }}
            variant="filled"
            size="md"
            disabled={!canFile || count === 0}
          >
            {t('submit', { count, amount: money(cents) })}
          </ActionButton>
        </div>
        <PlainTable
          caption={t('title')}
          rows={groups}
          rowKey={keyOf}
          columns={[
            {
              key: 'person',
              header: t('person'),
              cell: (group) => (
                <Checkbox
                  label={group.person}
                  aria-label={t('chooseOne', { person: group.person, operator: group.operatorName })}
                  checked={!left.has(keyOf(group))}
                  onChange={() => toggle(group)}
                />
              ),
            },
            { key: 'operator', header: t('operator'), cell: ({ operatorName }) => operatorName },
            { key: 'trips', header: t('trips'), align: 'right', cell: (group) => group.count },
            { key: 'amount', header: t('amount'), align: 'right', cell: ({ netCents }) => <Money cents={netCents} /> },
            { key: 'deadline', header: t('deadline'), cell: ({ deadlineOn }) => <DateText value={deadlineOn} /> },
          ]}
        />
        {totals.later > 0 && <FieldHint>{home('later', { count: totals.later })}</FieldHint>}
        {totals.asking > 0 && <FieldHint>{home('asking', { count: totals.asking })}</FieldHint>}
        {totals.overCap > 0 && <FieldHint>{t('overCap', { count: totals.overCap })}</FieldHint>}
      </div>
    </Card>
  )
}
