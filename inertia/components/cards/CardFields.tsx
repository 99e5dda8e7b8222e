import { TextInput } from '@mantine/core'
import { type CardField, fieldsOf } from '#app/ovcp_cards/card_form'
import type { AddableKind } from '#app/ovcp_cards/card_kind'
import { expiryOf, printedExpiry } from '#app/ovcp_cards/expiry'
import { useTranslations } from '~/i18n'
import { GroupedInput } from '~/ui/GroupedInput'
import { HINT_BELOW } from '~/ui/hint_below'
import { CODE_IN_FOURS, DIGITS_IN_FOURS } from '~/ui/grouping'
import classes from './CardForm.module.css'

type Props = {
  kind: AddableKind
  data: Record<CardField, string>
  errorOf: (field: CardField) => string | undefined
  onChange: (field: CardField, value: string) => void
  onLeave: (field: CardField) => void
}

/** The fields of one kind of card. */
export function CardFields({ kind, data, errorOf, onChange, onLeave }: Props) {
  const t = useTranslations('cards.fields')
  const has = (field: CardField) => fieldsOf(kind).includes(field)
  const isBank = kind === 'bank_card'

  // What is wrong takes the place of the hint.
  const props = (field: CardField, hint: string) => ({
    inputWrapperOrder: HINT_BELOW,
    value: data[field],
    error: errorOf(field),
    description: errorOf(field) ? undefined : hint,
    onBlur: () => onLeave(field),
  })
  const grouped = (field: CardField, hint: string) => ({
    ...props(field, hint),
    className: classes.digits,
    onChange: (value: string) => onChange(field, value),
  })

  return (
    <>
      {has('number') && (
        <GroupedInput
          {...grouped('number', t(kind === 'ov_pas' ? 'passNumberHint' : 'numberHint'))}
          key={kind === 'ov_pas' ? 'pass' : 'chip'}
          label={t('number')}
          inputMode={kind === 'ov_pas' ? 'text' : 'numeric'}
          grouping={kind === 'ov_pas' ? CODE_IN_FOURS : DIGITS_IN_FOURS}
        />
      )}
      <div className={classes.pair}>
        {has('sequence') && (
          <GroupedInput
            {...grouped('sequence', t('sequenceHint'))}
            label={t('sequence')}
            grouping={CODE_IN_FOURS}
          />
        )}
        {has('last4') && (
          <GroupedInput
            {...grouped('last4', t('last4Hint'))}
            label={t('last4')}
            inputMode="numeric"
            grouping={DIGITS_IN_FOURS}
          />
        )}
        {has('expires') && (
          <TextInput
            {...props('expires', t('expiresHint'))}
            label={t('expires')}
            autoComplete="off"
            maxLength={12}
            onChange={(event) => onChange('expires', event.currentTarget.value)}
            onBlur={() => {
              const day = expiryOf(data.expires)
              if (day) onChange('expires', printedExpiry(day))
              onLeave('expires')
            }}
          />
        )}
        <TextInput
          {...props('nickname', t(isBank ? 'bankNameHint' : 'nicknameHint'))}
          label={t(isBank ? 'bankName' : 'nickname')}
          autoComplete="off"
          maxLength={40}
          onChange={(event) => onChange('nickname', event.currentTarget.value)}
        />
      </div>
    </>
  )
}
