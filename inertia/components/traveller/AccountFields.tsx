import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from '~/i18n'
import { FieldHint } from '~/ui/FieldHint'
import { TextField } from '~/ui/form/TextField'
import classes from './AccountFields.module.css'
import { IbanField } from './IbanField'

type Props = {
  ibanLast4: string | null
  /** The last payment to the account came back, so that another one is needed. */
  isReturned?: boolean
}

/** Where the money goes: the account we have, which needs no field, or another one. */
export function AccountFields({ ibanLast4, isReturned = false }: Props) {
  const t = useTranslations('balance.request')
  const [isOther, setOther] = useState(false)

  if (ibanLast4 && !isOther && !isReturned) {
    return (
      <div className={classes.to}>
        <p>{t('to', { last4: ibanLast4 })}</p>
        <Button variant="subtle" size="compact-sm" onClick={() => setOther(true)}>
          {t('other')}
        </Button>
      </div>
    )
  }

  return (
    <div className={classes.account}>
      {isReturned && ibanLast4 && <p>{t('returned', { last4: ibanLast4 })}</p>}
      <IbanField label={t('iban')} hint={t('ibanHint')} required />
      <TextField
        name="holder"
        label={t('holder')}
        hint={t('holderHint')}
        autoComplete="name"
        maxLength={70}
        required
      />
      {ibanLast4 && !isReturned && (
        <div className={classes.to}>
          <FieldHint>{t('keepNote')}</FieldHint>
          <Button
            variant="transparent"
            size="compact-sm"
            p={0}
            td="underline"
            onClick={() => setOther(false)}
          >
            {t('own', { last4: ibanLast4 })}
          </Button>
        </div>
      )}
    </div>
  )
}
