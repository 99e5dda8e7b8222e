import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { DateTimeText } from '~/ui/DateText'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextAreaField } from '~/ui/form/TextAreaField'
import type { Data } from '~generated/data'
import classes from './Show.module.css'

/** What we answered, or the form for it. */
export function Answer({ message }: { message: Data.People.Contact.ContactMessage }) {
  const t = useTranslations('admin.messages')
  const { reference, name, email, answer, answeredBy, answeredAt } = message
  const params = { message_id: reference }

  return (
    <>
      {answer !== null && (
        <Card title={t('answered')}>
          <p>
            {t('by', { name: answeredBy ?? '' })}, {answeredAt && <DateTimeText value={answeredAt} />}
          </p>
          <p className={classes.words}>{answer}</p>
        </Card>
      )}
      {message.canAnswer && (
        <Card title={t('answer')}>
          <Form
            route="admin.contact_messages.answers.store"
            routeParams={params}
            size="sm"
            stay
            remember={`message:${reference}`}
          >
            <TextAreaField
              name="answer"
              label={t('answer')}
              hint={t('answerHint', { email })}
              rows={8}
              maxLength={5000}
              required
            />
            <SubmitButton>{t('send')}</SubmitButton>
          </Form>
        </Card>
      )}
      {message.canClose && (
        <div>
          <ConfirmButton
            size="sm"
            danger={false}
            title={t('closeTitle')}
            consequence={t('closeText', { name })}
            route="admin.contact_messages.closure.store"
            routeParams={params}
          >
            {message.canAnswer ? t('close') : t('closeAnswered')}
          </ConfirmButton>
        </div>
      )}
    </>
  )
}
