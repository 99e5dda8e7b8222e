import { Button } from '@mantine/core'
import { ADDABLE_KINDS, type AddableKind } from '#app/travel/cards/isomorphic/card_kind'
import { useTranslations } from '~/i18n'
import { Form } from '~/ui/form/Form'
import { RadioField } from '~/ui/form/RadioField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { useTyped } from '~/ui/form/useField'
import { CardFields } from './CardFields'
import classes from './CardForm.module.css'

type Props = {
  onDone?: () => void
  /** Left out where there is nothing to go back to. */
  onCancel?: () => void
}

const FIRST: AddableKind = 'personal'

/**
 * Adds a card: its kind first, then what that kind has. What is wrong never leaves the browser: it may be the whole
 * number of a bank card.
 */
export default function CardForm({ onDone, onCancel }: Props) {
  const t = useTranslations('cards')

  return (
    <Form route="cards.store" className={classes.form} initial={{ kind: FIRST }} stay onSuccess={onDone}>
      <RadioField
        name="kind"
        label={t('kind')}
        className={classes.kinds}
        options={ADDABLE_KINDS.map((value) => ({
          value,
          label: t(`kinds.${value}`),
          hint: t(`kindHints.${value}`),
        }))}
      />
      <Fields />
      <div className={classes.actions}>
        <SubmitButton variant={onCancel ? 'default' : 'filled'}>{t('add')}</SubmitButton>
        {onCancel && (
          <Button variant="subtle" size="md" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </Form>
  )
}

function Fields() {
  const chosen = useTyped('kind')
  return <CardFields kind={ADDABLE_KINDS.find((kind) => kind === chosen) ?? FIRST} />
}
