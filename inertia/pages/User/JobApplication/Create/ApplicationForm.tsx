import { useForm } from '@inertiajs/react'
import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { draftOf, forgetDraft, useDraft } from '~/hooks/useDraft'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { CheckCards } from '~/ui/ChoiceCards'
import { ErrorText } from '~/ui/ErrorText'
import { TRANSPORT_ICONS } from '../transportIcons'
import { useChoiceWords } from '../useChoiceWords'
import classes from './ApplicationForm.module.css'
import { Motivation } from './Motivation'

export type Choices = { availability: string[]; regions: string[]; transport: string[] }

type Props = { choices: Choices; draftKey: string }

/** What was typed stays in this browser until it is sent. */
export function ApplicationForm({ choices, draftKey }: Props) {
  const t = useTranslations('job_application.form')
  const words = useChoiceWords()
  const form = useForm(() => start(draftKey, choices))
  useDraft(draftKey, form.data)
  const errors = form.errors as Record<string, string | undefined>

  const cards = (name: keyof Choices) => ({
    label: t(name),
    value: form.data[name],
    options: choices[name].map((value) => ({ value, label: words(name, value) })),
    error: errors[name],
    onChange: (chosen: string[]) => form.setData(name, chosen),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    form.post('/job-application', { onSuccess: () => forgetDraft(draftKey) })
  }

  return (
    <Card title={t('title')} description={t('lead')}>
      <form className={classes.form} noValidate onSubmit={send}>
        <Motivation
          value={form.data.motivation}
          error={errors.motivation}
          onChange={(typed) => form.setData('motivation', typed)}
        />
        <CheckCards {...cards('availability')} />
        <CheckCards {...cards('regions')} hint={t('regionsHint')} className={classes.map} />
        <CheckCards
          {...cards('transport')}
          options={choices.transport.map((value) => {
            const Icon = TRANSPORT_ICONS[value as keyof typeof TRANSPORT_ICONS]
            return { value, label: words('transport', value), icon: <Icon size={20} aria-hidden /> }
          })}
        />
        <div>
          <Button type="submit" size="md" loading={form.processing}>
            {t('send')}
          </Button>
          <ErrorText>{errors.application}</ErrorText>
        </div>
      </form>
    </Card>
  )
}

/** Empty, or as it was left; a choice that is offered no more goes. */
function start(draftKey: string, choices: Choices) {
  const none: string[] = []
  const fresh = { motivation: '', availability: none, regions: none, transport: none }
  const { motivation, ...chosen } = draftOf(draftKey, fresh)
  const offered = (name: keyof Choices) => choices[name].filter((one) => chosen[name].includes(one))

  return {
    motivation,
    availability: offered('availability'),
    regions: offered('regions'),
    transport: offered('transport'),
  }
}
