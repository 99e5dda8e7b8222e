import { useForm } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { useRef } from 'react'
import { type CardField, fieldsOf, problemOf } from '#app/ovcp_cards/card_form'
import type { AddableKind } from '#app/ovcp_cards/card_kind'
import { client } from '~/client'
import { focusFirstError } from '~/hooks/focusFirstError'
import { useLeft } from '~/hooks/useLeft'
import { useTranslations } from '~/i18n'
import { FieldHint } from '~/ui/FieldHint'
import { CardFields } from './CardFields'
import classes from './CardForm.module.css'
import { KindChoice } from './KindChoice'
import { useToday } from './useToday'

type Props = {
  onDone?: () => void
  /** Left out where there is nothing to go back to. */
  onCancel?: () => void
}

const EMPTY = { number: '', sequence: '', last4: '', expires: '', nickname: '' }

/** Adds a card: its kind first, then what that kind has. */
export function CardForm({ onDone, onCancel }: Props) {
  const t = useTranslations('cards')
  const refusals = useTranslations('refusals')
  const today = useToday()
  const left = useLeft<CardField>()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({ kind: 'personal' as AddableKind, ...EMPTY })
  const fields = fieldsOf(form.data.kind)

  const problem = (field: CardField) => problemOf(field, form.data, today)
  const errorOf = (field: CardField) => {
    const found = left.has(field) ? problem(field) : null
    return found ? refusals(found.key, found.values) : form.errors[field]
  }

  const add = () => {
    left.add(...fields)
    // What is wrong never leaves the browser: it may be the whole number of a bank card.
    if (fields.some(problem)) return focusFirstError(element)
    form.transform((data) => ({ kind: data.kind, ...only(fields, data) }))
    form.post(client.urlFor('cards.store'), {
      preserveScroll: true,
      onSuccess: onDone,
      onError: () => focusFirstError(element),
    })
  }

  return (
    <form
      ref={element}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <KindChoice
        kind={form.data.kind}
        onChange={(kind) => {
          form.setData('kind', kind)
          form.clearErrors()
        }}
      />
      <CardFields
        kind={form.data.kind}
        data={form.data}
        errorOf={errorOf}
        onChange={(field, value) => {
          form.setData(field, value)
          form.clearErrors(field)
          left.remove(field)
        }}
        onLeave={(field) => form.data[field] !== '' && left.add(field)}
      />
      {fields.includes('number') && <FieldHint>{t('stored')}</FieldHint>}
      <div className={classes.actions}>
        <Button
          type="submit"
          size="md"
          variant={onCancel ? 'default' : 'filled'}
          loading={form.processing}
        >
          {t('add')}
        </Button>
        {onCancel && (
          <Button variant="subtle" size="md" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

const only = (fields: CardField[], data: typeof EMPTY) =>
  Object.fromEntries(fields.map((field) => [field, data[field]]))
