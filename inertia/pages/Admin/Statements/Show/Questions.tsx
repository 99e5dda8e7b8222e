import type { Candidate, Question, Side } from '#app/money/statements/questions'
import { Link } from '@adonisjs/inertia/react'
import { lineUrl } from '~/components/staff/urls'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'
import { DateText } from '~/ui/DateText'
import { ErrorText } from '~/ui/ErrorText'
import { Money } from '~/ui/Money'
import classes from './Questions.module.css'

/** Entries that can be lines that are booked: both sides, and the answer. */
export function Questions({ statement, questions }: { statement: string; questions: Question[] }) {
  const t = useTranslations('admin.statement')
  const errors = useErrors()

  return (
    <Card title={t('questions')} description={t('questionsHint')}>
      <ErrorText>{errors.same}</ErrorText>
      <ul className={classes.questions}>
        {questions.map((question) => (
          <li key={question.position} className={classes.question}>
            <div className={classes.side}>
              <h3>{t('told')}</h3>
              <SideText side={question} />
              <ActionButton
                variant="default"
                route="admin.statements.answers.store"
                routeParams={{ statement_id: statement }}
                data={{ position: question.position, same: null }}
                stay
              >
                {t('another')}
              </ActionButton>
            </div>
            {question.candidates.map((candidate) => (
              <div key={candidate.reference} className={classes.side}>
                <h3>{t('booked')}</h3>
                <SideText side={candidate} />
                <p className={classes.from}>
                  <Link href={lineUrl(candidate.reference)}>{candidate.reference}</Link> <From candidate={candidate} />
                </p>
                <ActionButton
                  variant="default"
                  route="admin.statements.answers.store"
                  routeParams={{ statement_id: statement }}
                  data={{ position: question.position, same: candidate.reference }}
                  stay
                >
                  {t('same')}
                </ActionButton>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function SideText({ side }: { side: Side }) {
  return (
    <dl className={classes.facts}>
      <dt>
        <DateText value={side.bookedOn} />
      </dt>
      <dd>
        <Money cents={side.amountCents} sign />
      </dd>
      <dt>{side.counterpartyName}</dt>
      <dd>{side.ibanLast4 && `•••• ${side.ibanLast4}`}</dd>
      <dt className={classes.description}>{side.description}</dt>
    </dl>
  )
}

function From({ candidate }: { candidate: Candidate }) {
  const t = useTranslations('admin.statement')
  if (candidate.statement) return t('ofStatement', { reference: candidate.statement })
  return candidate.enteredBy && t('enteredBy', { name: candidate.enteredBy })
}
