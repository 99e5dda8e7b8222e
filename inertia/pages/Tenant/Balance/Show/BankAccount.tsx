import { Button } from '@mantine/core'
import { useState } from 'react'
import { IbanField } from '~/components/traveller/IbanField'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { FieldHint } from '~/ui/FieldHint'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import classes from './form.module.css'

type Props = { tenant: string; ibanLast4: string | null }

/** Where the organisation's money goes. */
export function BankAccount({ tenant, ibanLast4 }: Props) {
  const t = useTranslations('tenant.balance.account')
  const words = useTranslations('balance.request')
  const [isOpen, setOpen] = useState(ibanLast4 === null)

  return (
    <Card title={t('title')} description={t('lead')}>
      <div className={classes.form}>
        {ibanLast4 && <p>{t('current', { last4: ibanLast4 })}</p>}
        {!isOpen && (
          <div>
            <Button variant="default" onClick={() => setOpen(true)}>
              {t('change')}
            </Button>
          </div>
        )}
        {isOpen && (
          <Form
            route="tenant.bank_account.update"
            routeParams={{ tenant }}
            className={classes.form}
            stay
            onSuccess={() => setOpen(false)}
          >
            <IbanField label={words('iban')} hint={words('ibanHint')} required />
            <TextField
              name="holder"
              label={words('holder')}
              hint={t('holderHint')}
              autoComplete="organization"
              maxLength={70}
              required
            />
            {ibanLast4 && <FieldHint>{t('keepNote')}</FieldHint>}
            <SubmitButton variant="default">{t('save')}</SubmitButton>
          </Form>
        )}
      </div>
    </Card>
  )
}
