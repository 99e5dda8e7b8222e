import type { Choices } from '#app/people/applications/application_form'
import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateTimeText } from '~/ui/DateText'
import { DefinitionList } from '~/ui/DefinitionList'
import { useChoiceWords } from '../useChoiceWords'
import classes from './Sent.module.css'

/** What was sent, word for word. */
export function Sent({ application }: { application: Data.People.Applications.JobApplication }) {
  const t = useTranslations('job_application')
  const words = useChoiceWords()
  const list = <Kind extends keyof Choices>(kind: Kind, values: Choices[Kind]) =>
    values.map((value) => words(kind, value)).join(', ')

  return (
    <Card title={t('show.sent')}>
      <DefinitionList
        items={[
          { term: t('show.sentAt'), value: <DateTimeText value={application.sentAt} /> },
          {
            term: t('form.motivation'),
            value: <p className={classes.motivation}>{application.motivation}</p>,
          },
          { term: t('form.availability'), value: list('availability', application.availability) },
          { term: t('form.regions'), value: list('regions', application.regions) },
          { term: t('form.transport'), value: list('transport', application.transport) },
        ]}
      />
    </Card>
  )
}
