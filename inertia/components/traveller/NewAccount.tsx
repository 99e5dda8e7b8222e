import { Button } from '@mantine/core'
import { useTranslations } from '~/i18n'
import { FieldHint } from '~/ui/FieldHint'
import { TextField } from '~/ui/form/TextField'
import classes from './AccountFields.module.css'
import { IbanField } from './IbanField'

type Props = {
  /** The last digits of the account that it would replace, where that one can be kept. */
  replaces: string | null
  onKeep: () => void
}

export default function NewAccount({ replaces, onKeep }: Props) {
  const t = useTranslations('balance.request')

  return (
    <>
      <IbanField label={t('iban')} hint={t('ibanHint')} required />
      <TextField name="holder" label={t('holder')} hint={t('holderHint')} autoComplete="name" maxLength={70} required />
      {replaces && (
        <div className={classes.to}>
          <FieldHint>{t('keepNote')}</FieldHint>
          <Button variant="transparent" size="compact-sm" p={0} td="underline" onClick={onKeep}>
            {t('own', { last4: replaces })}
          </Button>
        </div>
      )}
    </>
  )
}
