import { Button } from '@mantine/core'
import { IbanField } from '~/components/traveller/IbanField'
import { useTranslations } from '~/i18n'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import classes from './form.module.css'

type Props = { isFirst: boolean; onClose: () => void }

/** A new account for payouts. */
export default function IbanForm({ isFirst, onClose }: Props) {
  const t = useTranslations('profile.iban')

  return (
    <Form route="bank_account.update" className={classes.form} stay onSuccess={onClose}>
      <IbanField label={t('iban')} hint={t('ibanHint')} required />
      <TextField name="holder" label={t('holder')} autoComplete="name" maxLength={70} required />
      {!isFirst && <p className={classes.detail}>{t('hold')}</p>}
      <div className={classes.actions}>
        <SubmitButton size="sm" variant="default">
          {t('save')}
        </SubmitButton>
        {!isFirst && (
          <Button variant="subtle" onClick={onClose}>
            {t('keep')}
          </Button>
        )}
      </div>
    </Form>
  )
}
