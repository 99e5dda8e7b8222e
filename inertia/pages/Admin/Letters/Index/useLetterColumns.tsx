import type { LetterRow } from '#app/claims/letters/letter_list'
import type { ListColumn } from '~/components/lists/ResourceList'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { useLabels } from '~/components/staff/labels'
import { Reference } from '~/components/staff/Reference'
import { TwoLines } from '~/components/staff/TwoLines'
import { useTranslations } from '~/i18n'
import { DateText, DateTimeText } from '~/ui/DateText'
import { Money } from '~/ui/Money'

/** The cells of a letter. */
export function useLetterColumns(): ListColumn<LetterRow>[] {
  const t = useTranslations('admin.letters')

  const kind = useLabels('letterKind')

  return [
    {
      key: 'reference',
      sort: 'reference',
      header: t('reference'),
      cell: (one) => <Reference>{one.reference}</Reference>,
    },
    { key: 'kind', header: t('kind'), cell: (one) => kind(one.kind) },
    { key: 'operator', header: t('operator'), cell: (one) => one.operatorName },
    {
      key: 'status',
      header: t('status'),
      cell: (one) => <CodeBadge list="letterStatus" code={one.status} />,
    },
    { key: 'day', sort: 'day', header: t('day'), cell: (one) => <DateText value={one.day} /> },
    {
      key: 'gross',
      sort: 'gross',
      header: t('total'),
      align: 'right',
      cell: (one) => (
        <TwoLines under={t('count', { count: one.claimCount })}>
          <Money cents={one.grossCents} />
        </TwoLines>
      ),
    },
    { key: 'recipient', header: t('recipient'), cell: (one) => one.recipient ?? t('byPost') },
    {
      key: 'submitted',
      header: t('submitted'),
      cell: (one) => (one.submittedAt ? <DateTimeText value={one.submittedAt} /> : t('notYet')),
    },
  ]
}
