import { type CardField, fieldsOf, problemOf } from '#app/travel/cards/isomorphic/card_form'
import type { AddableKind } from '#app/travel/cards/isomorphic/card_kind'
import { expiryOf, printedExpiry } from '#app/travel/cards/isomorphic/expiry'
import { useTranslations } from '~/i18n'
import { FieldHint } from '~/ui/FieldHint'
import { GroupedField } from '~/ui/form/GroupedField'
import { TextField } from '~/ui/form/TextField'
import { CODE_IN_FOURS, DIGITS_IN_FOURS } from '~/ui/grouping'
import classes from './CardForm.module.css'
import { useToday } from '~/i18n/today'

/** The fields of one kind of card. */
export function CardFields({ kind }: { kind: AddableKind }) {
  const t = useTranslations('cards.fields')
  const cards = useTranslations('cards')
  const field = useCardField(kind)
  const has = (name: CardField) => fieldsOf(kind).includes(name)
  const isBank = kind === 'bank_card'
  const isPass = kind === 'ov_pas'

  return (
    <>
      {has('number') && (
        <GroupedField
          {...field('number')}
          key={isPass ? 'pass' : 'chip'}
          className={classes.digits}
          label={t('number')}
          hint={t(isPass ? 'passNumberHint' : 'numberHint')}
          inputMode={isPass ? 'text' : 'numeric'}
          grouping={isPass ? CODE_IN_FOURS : DIGITS_IN_FOURS}
        />
      )}
      <div className={classes.pair}>
        {has('sequence') && (
          <GroupedField
            {...field('sequence')}
            className={classes.digits}
            label={t('sequence')}
            hint={t('sequenceHint')}
            grouping={CODE_IN_FOURS}
          />
        )}
        {has('last4') && (
          <GroupedField
            {...field('last4')}
            className={classes.digits}
            label={t('last4')}
            hint={t('last4Hint')}
            inputMode="numeric"
            grouping={DIGITS_IN_FOURS}
          />
        )}
        {has('expires') && <ExpiryField {...field('expires')} />}
        <TextField
          {...field('nickname')}
          label={t(isBank ? 'bankName' : 'nickname')}
          hint={t(isBank ? 'bankNameHint' : 'nicknameHint')}
          autoComplete="off"
          maxLength={40}
        />
      </div>
      {has('number') && <FieldHint>{cards('stored')}</FieldHint>}
    </>
  )
}

type ExpiryProps = { name: string; check: (typed: string) => string | null }

/** The month as it is printed on the card. */
export function ExpiryField(props: ExpiryProps) {
  const t = useTranslations('cards.fields')

  return (
    <TextField
      {...props}
      label={t('expires')}
      hint={t('expiresHint')}
      autoComplete="off"
      maxLength={12}
      written={(typed) => {
        const day = expiryOf(typed)
        return day ? printedExpiry(day) : typed
      }}
    />
  )
}

/** A field of a card, checked by the rules of the server and in its words. */
export function useCardField(kind: AddableKind) {
  const refusals = useTranslations('refusals')
  const today = useToday()

  return (name: CardField) => ({
    name,
    check: (typed: string) => {
      const problem = problemOf(name, { kind, [name]: typed }, today)
      return problem && refusals(`card.${problem.key}`, problem.values)
    },
  })
}
