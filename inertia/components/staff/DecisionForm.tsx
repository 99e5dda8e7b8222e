import { Button, Stack } from '@mantine/core'
import { useRef } from 'react'
import { useKeys } from '~/hooks/useKeys'
import { useTranslations } from '~/i18n'
import { useFormState } from '~/ui/form/context'
import { DateField } from '~/ui/form/DateField'
import { useCents } from '~/ui/form/EuroField'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { useTyped } from '~/ui/form/useField'
import { useMoney } from '~/ui/Money'
import { today } from '~/i18n/today'
import { AnswerFields } from './AnswerFields'
import classes from './DecisionForm.module.css'
import { kbd } from './KeyHint'
import { type Filter, listState } from './urls'

type Props = {
  reference: string
  filter: Filter
  operator: string
  grossCents: number
  /** ISO day on which what waits for an answer left. */
  answerableFrom: string | null
  /** Whether the list has another claim after this one. */
  hasNext: boolean
}

/** Records what the operator answered, and goes on to the next claim unless asked to stay. */
export function DecisionForm(props: Props) {
  const { reference, filter, operator, grossCents, answerableFrom, hasNext } = props
  const t = useTranslations('admin.claim')
  const opensNext = useRef(true)

  return (
    <Form
      route="admin.claims.decisions.store"
      routeParams={{ claim_id: reference }}
      qs={listState(filter)}
      size="sm"
      remember={`decision:${reference}`}
      stay
      resetOnSuccess
      prepare={async () => ({ next: hasNext && opensNext.current })}
    >
      <Stack gap="sm">
        <OutcomeKeys />
        <AnswerFields operator={operator} grossCents={grossCents} />
        <DateField
          name="answeredOn"
          label={t('answeredOn')}
          hint={t('answeredOnHint')}
          min={answerableFrom ?? undefined}
          max={today()}
        />
        <Submit grossCents={grossCents} hasNext={hasNext} onOpenNext={(yes) => (opensNext.current = yes)} />
      </Stack>
    </Form>
  )
}

const KEYS = { 1: 'approved', 2: 'partly_approved', 3: 'rejected' } as const

/** `1`, `2` and `3` choose an outcome and take the focus there, where Enter sends. */
function OutcomeKeys() {
  const t = useTranslations('admin.claim')
  const form = useFormState()
  const element = useRef<HTMLParagraphElement>(null)
  const choose = (value: string) => () => {
    form.change('outcome', value, { others: true })
    element.current?.closest('form')?.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.focus()
  }
  useKeys(Object.fromEntries(Object.entries(KEYS).map(([key, value]) => [key, choose(value)])))

  return (
    <p ref={element}>
      <small>{t.rich('outcomeKeys', { kbd })}</small>
    </p>
  )
}

type SubmitProps = { grossCents: number; hasNext: boolean; onOpenNext: (yes: boolean) => void }

function Submit({ grossCents, hasNext, onOpenNext }: SubmitProps) {
  const t = useTranslations('admin.claim')
  const { processing, size } = useFormState()
  const outcome = useTyped('outcome')

  return (
    <div className={classes.submit}>
      <SubmitButton color={outcome === 'rejected' ? 'red.9' : undefined} onClick={() => onOpenNext(true)}>
        <Words grossCents={grossCents} />
        {hasNext && ` ${t('andNext')}`}
      </SubmitButton>
      {hasNext && (
        <Button type="submit" variant="default" size={size} disabled={processing} onClick={() => onOpenNext(false)}>
          {t('andStay')}
        </Button>
      )}
    </div>
  )
}

/** The button names the amount. */
function Words({ grossCents }: { grossCents: number }) {
  const t = useTranslations('admin.claim')
  const money = useMoney()
  const outcome = useTyped('outcome')
  const cents = useCents('approvedCents')

  if (outcome === 'rejected') return t('reject')
  if (outcome === 'approved') return t('approveFor', { amount: money(grossCents) })
  if (outcome === 'partly_approved') {
    return cents === null ? t('partly') : t('partlyFor', { amount: money(cents) })
  }
  return t('decide')
}
