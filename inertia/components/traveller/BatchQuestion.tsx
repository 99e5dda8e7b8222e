import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { Form } from '~/ui/form/Form'
import { RadioField } from '~/ui/form/RadioField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import { useTyped } from '~/ui/form/useField'
import classes from './BatchQuestion.module.css'

type Card = Data.OvcpCards.OvcpCard
type Props = { batch: Data.Batches.Batch; cards: Card[] }

/** What a file leaves open, asked beside the file; with the answer it is read anew. */
export function BatchQuestion({ batch, cards }: Props) {
  const t = useTranslations('batches.question')
  const { question } = batch
  if (!question) return null

  return (
    <section className={classes.question} aria-label={t(`${question}.title`)}>
      <p>{t(`${question}.text`)}</p>
      {question === 'date_order' ? (
        <DateOrder batch={batch} />
      ) : (
        <WhichCard {...{ batch, cards }} />
      )}
    </section>
  )
}

function DateOrder({ batch }: { batch: Data.Batches.Batch }) {
  const t = useTranslations('batches.question')

  return (
    <Form route="batches.update" routeParams={{ id: batch.id }} className={classes.form} stay>
      <RadioField
        name="dayFirst"
        label={t('date_order.title')}
        required
        options={[
          { value: 'true', label: t('date_order.dayFirst') },
          { value: 'false', label: t('date_order.monthFirst') },
        ]}
      />
      <SubmitButton>{t('send')}</SubmitButton>
    </Form>
  )
}

const OTHER = 'other'

function WhichCard({ batch, cards }: Props) {
  const t = useTranslations('batches')
  const nameOf = ({ nickname, last4, kind }: Card) => {
    if (!last4)
      return nickname ?? t(kind === 'bank_card' ? 'create.bankCard' : 'create.cardUnnamed')
    return nickname ? t('create.cardNamed', { name: nickname, last4 }) : t('create.cardEnding', { last4 }) // prettier-ignore
  }
  const options = [
    ...cards.map((card) => ({ value: card.id, label: nameOf(card) })),
    { value: OTHER, label: t('question.card.other') },
  ]

  return (
    <Form route="batches.update" routeParams={{ id: batch.id }} className={classes.form} stay>
      <RadioField name="cardId" label={t('question.card.title')} required options={options} />
      <OtherCard />
      <SubmitButton>{t('question.send')}</SubmitButton>
    </Form>
  )
}

function OtherCard() {
  const t = useTranslations('batches.question.card')
  if (useTyped('cardId') !== OTHER) return null

  return (
    <TextField
      name="newCardLast4"
      label={t('last4')}
      hint={t('last4Hint')}
      inputMode="numeric"
      maxLength={4}
      required
    />
  )
}
