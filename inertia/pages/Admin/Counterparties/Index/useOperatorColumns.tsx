import type { CounterpartyRow } from '#app/travel/operators/counterparty_list'
import type { ListColumn } from '~/components/lists/ResourceList'
import { type CodeOf, useLabels } from '~/components/staff/labels'
import { TwoLines } from '~/components/staff/TwoLines'
import { useTranslations } from '~/i18n'
import { Money } from '~/ui/Money'

/** The cells of an operator. */
export function useOperatorColumns(): ListColumn<CounterpartyRow>[] {
  const t = useTranslations('admin.counterparties')
  const mode = useLabels('mode')

  return [
    {
      key: 'name',
      sort: 'name',
      header: t('name'),
      cell: (one) => <TwoLines under={one.brands.join(', ') || null}>{one.name}</TwoLines>,
    },
    {
      key: 'modes',
      header: t('modes'),
      cell: (one) => one.modes.map((code) => mode(code as CodeOf<'mode'>)).join(', '),
    },
    {
      key: 'answer',
      header: t('answer'),
      cell: (one) => t(one.answerUnit === 'working_days' ? 'workingDays' : 'days', { count: one.answerDays }),
    },
    { key: 'letters', header: t('letters'), cell: (one) => t(one.email ? 'byEmail' : 'byPost') },
    {
      key: 'rules',
      header: t('rules'),
      cell: (one) => (
        <TwoLines under={t('toCheck', { count: one.toCheck })} tone={one.toCheck > 0 ? 'waiting' : undefined}>
          {one.rules}
        </TwoLines>
      ),
    },
    {
      key: 'waiting',
      sort: 'waiting',
      header: t('waiting'),
      align: 'right',
      cell: (one) => (
        <TwoLines under={t('claims', { count: one.waiting })}>
          <Money cents={one.waitingCents} />
        </TwoLines>
      ),
    },
  ]
}
