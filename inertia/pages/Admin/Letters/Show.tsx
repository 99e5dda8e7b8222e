import type { AttachedFile } from '#app/claims/attachments/attachments_of'
import type { SubmittedClaim } from '#app/claims/letters/claims_of_letter'
import { Attachments } from '~/components/staff/Attachments'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { Columns } from '~/components/staff/Columns'
import { PlainTable } from '~/components/staff/PlainTable'
import { lettersUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { useMoney } from '~/ui/Money'
import { PageHeader } from '~/ui/PageHeader'
import type { Data } from '~generated/data'
import classes from './Show/Show.module.css'
import { Files } from './Show/Files'
import { NextStep } from './Show/NextStep'
import { LetterFacts } from './Show/LetterFacts'
import { useClaimColumns } from './Show/useClaimColumns'

type Props = InertiaProps<{
  letter: Data.Claims.Letters.Letter
  claims: SubmittedClaim[]
  attachments: AttachedFile[]
  may: { check: boolean; post: boolean; resend: boolean; giveUp: boolean; comeBack: boolean }
}>

export default function LetterShow({ letter, claims, attachments, may }: Props) {
  const t = useTranslations('admin.letter')
  const tAll = useTranslations('admin.letters')
  const money = useMoney()
  const columns = useClaimColumns(claims.some(({ facts }) => facts.length > 0))
  useLive(['LetterMoved'], ['letter', 'claims', 'may'], letter.reference)

  return (
    <>
      <PageHeader
        title={letter.reference}
        documentTitle={t('title', { reference: letter.reference })}
        badge={<CodeBadge list="letterStatus" code={letter.status} />}
        description={t(`abouts.${letter.kind}`, {
          count: letter.claimCount,
          operator: letter.operatorName,
          amount: money(letter.grossCents),
        })}
        breadcrumbs={[{ label: tAll('title'), href: lettersUrl() }]}
      />
      <Columns
        aside={
          <>
            <NextStep letter={letter} may={may} />
            <Files letter={letter} />
            <LetterFacts letter={letter} />
            <Attachments
              attachments={attachments}
              target={{
                route: 'admin.letters.attachments.store',
                routeParams: { letter_id: letter.reference },
              }}
            />
          </>
        }
      >
        {letter.argument && (
          <Card title={t('argument')}>
            <p className={classes.argument}>{letter.argument}</p>
          </Card>
        )}
        <Card title={t('claims')}>
          <PlainTable caption={t('claims')} columns={columns} rows={claims} rowKey={(claim) => claim.reference} />
        </Card>
      </Columns>
    </>
  )
}
