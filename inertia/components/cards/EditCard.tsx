import { useForm } from '@inertiajs/react'
import { Button, TextInput } from '@mantine/core'
import { type CardField, type CardForm, problemOf } from '#app/ovcp_cards/card_form'
import type { AddableKind } from '#app/ovcp_cards/card_kind'
import { expiryOf, printedExpiry } from '#app/ovcp_cards/expiry'
import { client } from '~/client'
import { useLeft } from '~/hooks/useLeft'
import { useTranslations } from '~/i18n'
import { HINT_BELOW } from '~/ui/hint_below'
import classes from './CardForm.module.css'
import type { CardOnFile } from './card_words'
import { useToday } from './useToday'

type Props = { card: CardOnFile; onDone: () => void }

/** What may change about a card: its name, and until when it is valid. */
export function EditCard({ card, onDone }: Props) {
  const t = useTranslations('cards')
  const refusals = useTranslations('refusals')
  const today = useToday()
  const left = useLeft<CardField>()
  const form = useForm({
    nickname: card.nickname ?? '',
    expires: card.expiresOn ? printedExpiry(card.expiresOn) : '',
  })

  const problem = (field: 'nickname' | 'expires') => {
    // Left empty or as it was, a date is not asked about.
    if (
      field === 'expires' &&
      (form.data.expires === '' || expiryOf(form.data.expires) === card.expiresOn)
    )
      return null
    const kind = (card.kind === 'unknown' ? 'personal' : card.kind) as AddableKind
    const found = problemOf(field, { kind, ...form.data } as CardForm, today)
    return found && refusals(found.key, found.values)
  }
  const errorOf = (field: 'nickname' | 'expires') =>
    (left.has(field) && problem(field)) || form.errors[field]

  const save = () => {
    left.add('nickname', 'expires')
    if (problem('nickname') || problem('expires')) return
    form.put(client.urlFor('cards.update', { id: card.id }), {
      preserveScroll: true,
      onSuccess: onDone,
    })
  }

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className={classes.pair}>
        <TextInput
          label={t('fields.nickname')}
          maxLength={40}
          autoFocus
          value={form.data.nickname}
          error={errorOf('nickname')}
          onBlur={() => left.add('nickname')}
          onChange={(event) => form.setData('nickname', event.currentTarget.value)}
        />
        {card.kind !== 'bank_card' && (
          <TextInput
            label={t('fields.expires')}
            description={t('fields.expiresHint')}
            inputWrapperOrder={HINT_BELOW}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={form.data.expires}
            error={errorOf('expires')}
            onBlur={() => left.add('expires')}
            onChange={(event) => form.setData('expires', event.currentTarget.value)}
          />
        )}
      </div>
      <div className={classes.actions}>
        <Button type="submit" loading={form.processing}>
          {t('save')}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
