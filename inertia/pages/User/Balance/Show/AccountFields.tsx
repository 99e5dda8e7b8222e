import { Button, TextInput } from '@mantine/core'
import { IbanField } from '~/components/traveller/IbanField'
import { useTranslations } from '~/i18n'
import { FieldHint } from '~/ui/FieldHint'
import { HINT_BELOW } from '~/ui/hint_below'
import classes from './RequestPayout.module.css'

export type Account = { iban: string; holder: string }

type Props = {
  /** Null: the account we have. */
  account: Account | null
  ibanLast4: string | null
  onChange: (account: Account | null) => void
  errors: Record<string, string | undefined>
}

/** Where the money goes: the account we have, or another one. */
export function AccountFields({ account, ibanLast4, onChange, errors }: Props) {
  const t = useTranslations('balance.request')

  if (account === null && ibanLast4) {
    return (
      <div className={classes.to}>
        <p>{t('to', { last4: ibanLast4 })}</p>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => onChange({ iban: '', holder: '' })}
        >
          {t('other')}
        </Button>
      </div>
    )
  }

  const { iban, holder } = account ?? { iban: '', holder: '' }
  return (
    <div className={classes.account}>
      <IbanField
        label={t('iban')}
        hint={t('ibanHint')}
        value={iban}
        error={errors.iban}
        onChange={(typed) => onChange({ iban: typed, holder })}
      />
      <TextInput
        label={t('holder')}
        description={t('holderHint')}
        inputWrapperOrder={HINT_BELOW}
        autoComplete="name"
        maxLength={70}
        value={holder}
        error={errors.holder}
        onChange={(event) => onChange({ iban, holder: event.currentTarget.value })}
      />
      {ibanLast4 && (
        <div className={classes.to}>
          <FieldHint>{t('keepNote')}</FieldHint>
          <Button
            variant="transparent"
            size="compact-sm"
            p={0}
            td="underline"
            onClick={() => onChange(null)}
          >
            {t('own', { last4: ibanLast4 })}
          </Button>
        </div>
      )}
    </div>
  )
}
