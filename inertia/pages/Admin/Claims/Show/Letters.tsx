import { Link } from '@adonisjs/inertia/react'
import type { LetterOfClaim } from '#app/claims/letters/letters_of_claim'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { useLabels } from '~/components/staff/labels'
import { PlainTable } from '~/components/staff/PlainTable'
import { letterUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateText } from '~/ui/DateText'

/** The letters that the claim is in. */
export function Letters({ letters }: { letters: LetterOfClaim[] }) {
  const t = useTranslations('admin.claim')
  const kind = useLabels('letterKind')
  if (letters.length === 0) return null

  return (
    <Card title={t('letters')}>
      <PlainTable
        caption={t('letters')}
        rows={letters}
        rowKey={(letter) => letter.reference}
        columns={[
          {
            key: 'letter',
            header: t('letter'),
            cell: (letter) => (
              <Link href={letterUrl(letter.reference)} prefetch>
                {letter.reference}
              </Link>
            ),
          },
          { key: 'about', header: t('letterKind'), cell: (letter) => kind(letter.kind) },
          { key: 'day', header: t('letterDay'), cell: (letter) => <DateText value={letter.day} /> },
          {
            key: 'status',
            header: t('letterStatus'),
            cell: (letter) => <CodeBadge list="letterStatus" code={letter.status} />,
          },
        ]}
      />
    </Card>
  )
}
