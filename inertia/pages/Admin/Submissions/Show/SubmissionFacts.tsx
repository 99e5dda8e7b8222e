import { CodeBadge } from '~/components/staff/CodeBadge'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateText, DateTimeText } from '~/ui/DateText'
import { DefinitionList } from '~/ui/DefinitionList'
import type { Data } from '~generated/data'

/** Who made the letter, where it went and whether it arrived. */
export function SubmissionFacts({ submission }: { submission: Data.Claims.Letters.Submission }) {
  const t = useTranslations('admin.submission')
  const tAll = useTranslations('admin.submissions')
  const { delivery, deliveryProblem, submittedAt } = submission

  return (
    <Card title={t('delivery')}>
      <DefinitionList
        sideBySide
        items={[
          { term: t('made'), value: <DateText value={submission.day} /> },
          { term: t('madeBy'), value: submission.createdBy ?? t('automatic') },
          ...(submission.checkedBy ? [{ term: t('checkedBy'), value: submission.checkedBy }] : []),
          { term: t('recipient'), value: submission.recipient ?? tAll('byPost') },
          {
            term: t('left'),
            value: submittedAt ? <DateTimeText value={submittedAt} /> : tAll('notYet'),
          },
          ...(delivery
            ? [
                {
                  term: t('delivery'),
                  value: (
                    <>
                      <CodeBadge list="emailStatus" code={delivery} />
                      {deliveryProblem && <small>{deliveryProblem}</small>}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
