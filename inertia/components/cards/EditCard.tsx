import { Button } from '@mantine/core'
import { expiryOf, printedExpiry } from '#app/travel/cards/isomorphic/expiry'
import { useTranslations } from '~/i18n'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import { ExpiryField, useCardField } from './CardFields'
import classes from './CardForm.module.css'
import type { CardOnFile } from './useCardWords'

type Props = { card: CardOnFile; onDone: () => void }

/** What may change about a card: its name, and until when it is valid. */
export default function EditCard({ card, onDone }: Props) {
  const t = useTranslations('cards')
  const field = useCardField(card.kind === 'unknown' ? 'personal' : card.kind)
  const expires = field('expires')
  // Left empty or as it was, a date is not asked about.
  const isAsItWas = (typed: string) => typed === '' || expiryOf(typed) === card.expiresOn

  return (
    <Form
      route="cards.update"
      routeParams={{ id: card.id }}
      className={classes.form}
      initial={{
        nickname: card.nickname ?? '',
        expires: card.expiresOn ? printedExpiry(card.expiresOn) : '',
      }}
      stay
      onSuccess={onDone}
    >
      <div className={classes.pair}>
        <TextField {...field('nickname')} label={t('fields.nickname')} maxLength={40} autoFocus />
        {card.kind !== 'bank_card' && (
          <ExpiryField {...expires} check={(typed) => (isAsItWas(typed) ? null : expires.check(typed))} />
        )}
      </div>
      <div className={classes.actions}>
        <SubmitButton size="sm">{t('save')}</SubmitButton>
        <Button variant="subtle" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}
