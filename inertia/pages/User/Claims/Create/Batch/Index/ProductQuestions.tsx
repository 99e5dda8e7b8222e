import type { ProductAnswer, ProductQuestion } from '#app/travel/trips/product_questions'
import { RAIL_PASSES, type RailPass } from '#app/travel/operators/isomorphic/rail_pass'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useDay } from '~/components/traveller/useDay'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { RadioCards } from '~/ui/ChoiceCards'
import { ErrorText } from '~/ui/ErrorText'
import { useMoney } from '~/ui/Money'
import classes from './PaymentQuestions.module.css'

export type SayProduct = (of: { card: string } | { answer: number }, pass: RailPass) => void
type Props = {
  products: { asked: ProductQuestion[]; said: ProductAnswer[] }
  onAnswer: SayProduct
}

/** What was on a card, where the fee of a missed check-out depends on it: asked once a card. */
export default function ProductQuestions({ products: { asked, said }, onAnswer }: Props) {
  const t = useTranslations('claims.create.products')
  const errors = useErrors()

  return (
    <section aria-label={t('title')} className={classes.section}>
      <h2>{t(asked.length > 0 ? 'title' : 'answered')}</h2>
      {asked.length > 0 && <p>{t('lead')}</p>}
      <ErrorText>{errors.product}</ErrorText>
      {asked.map((question) => (
        <Asked key={question.cardId} question={question} onAnswer={onAnswer} />
      ))}
      {said.map((answer) => (
        <Said key={answer.id} answer={answer} onAnswer={onAnswer} />
      ))}
    </section>
  )
}

type AskedProps = { question: ProductQuestion; onAnswer: SayProduct }

function Asked({ question: { cardId, last4, trips, choices }, onAnswer }: AskedProps) {
  const t = useTranslations('claims.create.products')
  const day = useDay()
  const money = useMoney()
  const [from, until] = [trips[0].at, trips[trips.length - 1].at]
  const sum = ({ from: least, to: most }: (typeof choices)[number]) =>
    least === most ? t('fee', { amount: money(least) }) : t('fees', { least: money(least), most: money(most) })
  const stops = [...new Set(trips.flatMap(({ fromPlace }) => fromPlace ?? []))].join(', ')

  return (
    <div className={classes.question}>
      <PassChoice
        label={t('which', { count: trips.length, card: nameOf(last4), from: day(from), until: day(until) })}
        hint={t('trips', { count: trips.length, stops })}
        choices={choices.map((choice) => ({ pass: choice.pass, fees: sum(choice) }))}
        onSave={(pass) => onAnswer({ card: cardId }, pass)}
      />
    </div>
  )
}

type SaidProps = { answer: ProductAnswer; onAnswer: SayProduct }

function Said({ answer: { id, last4, pass, from, until }, onAnswer }: SaidProps) {
  const t = useTranslations('claims.create.products')
  const day = useDay()
  const [isChanging, setChanging] = useState(false)
  const days = { card: nameOf(last4), from: day(from), until: day(until) }
  const title = t(from === until ? 'saidOn' : 'said', days)

  if (isChanging)
    return (
      <div className={classes.question}>
        <PassChoice
          label={title}
          initial={pass}
          choices={RAIL_PASSES.map((one) => ({ pass: one }))}
          onSave={(changed) => {
            setChanging(false)
            onAnswer({ answer: id }, changed)
          }}
          onCancel={() => setChanging(false)}
        />
      </div>
    )
  return (
    <div className={classes.answered}>
      <div>
        <p>{title}</p>
        <strong>{t(`passes.${pass}`)}</strong>
      </div>
      <Button variant="default" onClick={() => setChanging(true)}>
        {t('change')}
      </Button>
    </div>
  )
}

type ChoiceProps = {
  label: string
  hint?: string
  initial?: RailPass
  choices: { pass: RailPass; fees?: string }[]
  onSave: (pass: RailPass) => void
  onCancel?: () => void
}

function PassChoice({ label, hint, initial, choices, onSave, onCancel }: ChoiceProps) {
  const t = useTranslations('claims.create.products')
  const [chosen, setChosen] = useState<RailPass | null>(initial ?? null)

  return (
    <>
      <RadioCards<RailPass | ''>
        label={label}
        hint={hint}
        options={choices.map(({ pass, fees }) => ({
          value: pass,
          label: t(`passes.${pass}`),
          hint: fees,
        }))}
        value={chosen ?? ''}
        onChange={(pass) => setChosen(pass || null)}
      />
      <div className={classes.actions}>
        <Button disabled={chosen === null} onClick={() => chosen && onSave(chosen)}>
          {t('save')}
        </Button>
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </>
  )
}

const nameOf = (last4: string | null) => (last4 ? `···${last4}` : '')
