import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { CheckboxField } from '~/ui/form/CheckboxField'
import { Form } from '~/ui/form/Form'
import { RadioField } from '~/ui/form/RadioField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import { useTyped } from '~/ui/form/useField'
import classes from './BatchQuestion.module.css'
import { useCardName } from './useCardName'

type Card = Data.Travel.Cards.OvcpCard
type Props = {
  batch: Data.Travel.Batches.Batch
  cards: Card[]
  /** Files that came with it and ask the same, itself included. */
  alike?: number
  /** Whose file it is, if not one's own. */
  tenant?: string
}

/** What a file leaves open, asked beside the file; with the answer it is read anew. */
export function BatchQuestion({ batch, cards, alike = 1, tenant }: Props) {
  const t = useTranslations('batches.question')
  const { question } = batch
  if (!question) return null

  return (
    <section className={classes.question} aria-label={t(`${question}.title`)}>
      <p>{t(`${question}.text`)}</p>
      {question === 'date_order' ? (
        <DateOrder {...{ batch, alike, tenant }} />
      ) : (
        <WhichCard {...{ batch, cards, alike }} />
      )}
    </section>
  )
}

type DateOrderProps = Pick<Props, 'batch' | 'tenant'> & { alike: number }

function DateOrder({ batch, alike, tenant }: DateOrderProps) {
  const t = useTranslations('batches.question')
  const { id } = batch
  const target = tenant
    ? ({ route: 'tenant.batches.update', routeParams: { tenant, id } } as const)
    : ({ route: 'batches.update', routeParams: { id } } as const)

  return (
    <Form {...target} initial={{ forAll: alike > 1 }} className={classes.form} stay>
      <RadioField
        name="dayFirst"
        label={t('date_order.title')}
        required
        options={[
          { value: 'true', label: t('date_order.dayFirst') },
          { value: 'false', label: t('date_order.monthFirst') },
        ]}
      />
      <ForAll alike={alike} />
      <SubmitButton>{t('send')}</SubmitButton>
    </Form>
  )
}

const OTHER = 'other'

function WhichCard({ batch, cards, alike }: Props & { alike: number }) {
  const t = useTranslations('batches')
  const nameOf = useCardName()
  const options = [
    ...cards.map((card) => ({ value: card.id, label: nameOf(card) })),
    { value: OTHER, label: t('question.card.other') },
  ]

  return (
    <Form
      route="batches.update"
      routeParams={{ id: batch.id }}
      initial={{ forAll: alike > 1 }}
      className={classes.form}
      stay
    >
      <RadioField name="cardId" label={t('question.card.title')} required options={options} />
      <OtherCard />
      <ForAll alike={alike} />
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

/** Only fields that are on the page are sent. */
function ForAll({ alike }: { alike: number }) {
  const t = useTranslations('batches.question')
  return alike > 1 && <CheckboxField name="forAll" label={t('forAll', { count: alike })} />
}
