import type { AttachedFile } from '#app/claims/attachments/attachments_of'
import type { SubmittedClaim } from '#app/claims/letters/claims_of_submission'
import { Attachments } from '~/components/staff/Attachments'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { Columns } from '~/components/staff/Columns'
import { PlainTable } from '~/components/staff/PlainTable'
import { submissionsUrl } from '~/components/staff/urls'
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
import { SubmissionFacts } from './Show/SubmissionFacts'
import { useClaimColumns } from './Show/useClaimColumns'

type Props = InertiaProps<{
  submission: Data.Claims.Letters.Submission
  claims: SubmittedClaim[]
  attachments: AttachedFile[]
  may: { check: boolean; post: boolean; resend: boolean; giveUp: boolean; comeBack: boolean }
}>

export default function SubmissionShow({ submission, claims, attachments, may }: Props) {
  const t = useTranslations('admin.submission')
  const tAll = useTranslations('admin.submissions')
  const money = useMoney()
  const columns = useClaimColumns(submission.kind === 'objections')
  useLive(['SubmissionMoved'], ['submission', 'claims', 'may'], submission.reference)

  return (
    <>
      <PageHeader
        title={submission.reference}
        documentTitle={t('title', { reference: submission.reference })}
        badge={<CodeBadge list="submissionStatus" code={submission.status} />}
        description={t(`abouts.${submission.kind}`, {
          count: submission.claimCount,
          operator: submission.operatorName,
          amount: money(submission.grossCents),
        })}
        breadcrumbs={[{ label: tAll('title'), href: submissionsUrl() }]}
      />
      <Columns
        aside={
          <>
            <NextStep submission={submission} may={may} />
            <Files submission={submission} />
            <SubmissionFacts submission={submission} />
            <Attachments
              attachments={attachments}
              target={{
                route: 'admin.submissions.attachments.store',
                routeParams: { submission_id: submission.reference },
              }}
            />
          </>
        }
      >
        {submission.argument && (
          <Card title={t('argument')}>
            <p className={classes.argument}>{submission.argument}</p>
          </Card>
        )}
        <Card title={t('claims')}>
          <PlainTable caption={t('claims')} columns={columns} rows={claims} rowKey={(claim) => claim.reference} />
        </Card>
      </Columns>
    </>
  )
}
