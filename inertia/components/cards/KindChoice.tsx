import { ADDABLE_KINDS, type AddableKind } from '#app/ovcp_cards/card_kind'
import { useTranslations } from '~/i18n'
import classes from './CardForm.module.css'

type Props = { kind: AddableKind; onChange: (kind: AddableKind) => void }

/** What kind of card it is, each with how one knows it. */
export function KindChoice({ kind, onChange }: Props) {
  const t = useTranslations('cards')

  return (
    <fieldset className={classes.kinds}>
      <legend>{t('kind')}</legend>
      <div className={classes.choices}>
        {ADDABLE_KINDS.map((one) => (
          <label key={one} className={classes.choice}>
            <input
              type="radio"
              name="kind"
              value={one}
              checked={one === kind}
              onChange={() => onChange(one)}
            />
            <span>
              <strong>{t(`kinds.${one}`)}</strong>
              <span>{t(`kindHints.${one}`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
