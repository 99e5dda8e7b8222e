import type { Choices } from '#app/people/applications/application_form'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { CheckboxesField } from '~/ui/form/CheckboxesField'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TRANSPORT_ICONS } from '../transportIcons'
import { useChoiceWords } from '../useChoiceWords'
import classes from './ApplicationForm.module.css'
import { Motivation } from './Motivation'

type Props = { choices: Choices; draftKey: string }

/** What was typed stays in this browser until it is sent. */
export function ApplicationForm({ choices, draftKey }: Props) {
  const t = useTranslations('job_application.form')
  const words = useChoiceWords()

  const cards = <Name extends keyof Choices>(name: Name) => ({
    name,
    label: t<keyof Choices>(name),
    options: choices[name].map((value: Choices[Name][number]) => ({
      value,
      label: words(name, value),
    })),
  })

  return (
    <Card title={t('title')} description={t('lead')}>
      <Form route="job_application.store" className={classes.form} draft={draftKey}>
        <Motivation />
        <CheckboxesField {...cards('availability')} />
        <CheckboxesField {...cards('regions')} hint={t('regionsHint')} className={classes.map} />
        <CheckboxesField
          {...cards('transport')}
          options={choices.transport.map((value) => {
            const Icon = TRANSPORT_ICONS[value]
            return { value, label: words('transport', value), icon: <Icon size={20} aria-hidden /> }
          })}
        />
        <div>
          <SubmitButton>{t('send')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
