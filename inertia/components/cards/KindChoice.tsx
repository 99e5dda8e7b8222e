import { ADDABLE_KINDS, type AddableKind } from '#app/ovcp_cards/card_kind'
import { useTranslations } from '~/i18n'
import { RadioCards } from '~/ui/ChoiceCards'
import classes from './CardForm.module.css'

type Props = { kind: AddableKind; onChange: (kind: AddableKind) => void }

/** What kind of card it is, each with how one knows it. */
export function KindChoice({ kind, onChange }: Props) {
  const t = useTranslations('cards')

  return (
    <RadioCards
      label={t('kind')}
      className={classes.kinds}
      options={ADDABLE_KINDS.map((value) => ({
        value,
        label: t(`kinds.${value}`),
        hint: t(`kindHints.${value}`),
      }))}
      value={kind}
      onChange={onChange}
    />
  )
}
