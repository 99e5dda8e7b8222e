import { CodeBadge } from '~/components/staff/CodeBadge'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateText, DateTimeText } from '~/ui/DateText'
import { DefinitionList } from '~/ui/DefinitionList'
import type { Data } from '~generated/data'

/** Who made the letter, where it went and whether it arrived. */
export function LetterFacts({ letter }: { letter: Data.Claims.Letters.Letter }) {
  const t = useTranslations('admin.letter')
  const tAll = useTranslations('admin.letters')
  const { delivery, deliveryProblem, submittedAt } = letter

  return (
    <Card title={t('delivery')}>
      <DefinitionList
        sideBySide
        items={[
          { term: t('made'), value: <DateText value={letter.day} /> },
          { term: t('madeBy'), value: letter.createdBy ?? t('automatic') },
          ...(letter.checkedBy ? [{ term: t('checkedBy'), value: letter.checkedBy }] : []),
          { term: t('recipient'), value: letter.recipient ?? tAll('byPost') },
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
