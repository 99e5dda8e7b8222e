import { Button } from '@mantine/core'
import { useState } from 'react'
import { IbanField } from '~/components/traveller/IbanField'
import { useMoment } from '~/components/traveller/useMoment'
import { useTranslations } from '~/i18n'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import { Section } from './Section'
import classes from './form.module.css'

type Props = { last4: string | null; paidFrom: string | null }

/** Where payouts go. The number itself stays with us: only its end is shown. */
export function IbanCard({ last4, paidFrom }: Props) {
  const t = useTranslations('profile.iban')
  const moment = useMoment()
  const [isOpen, setIsOpen] = useState(!last4)

  return (
    <Section id="iban" title={t('title')} description={t('lead')}>
      {last4 && <p className={classes.name}>{t('ending', { last4 })}</p>}
      {paidFrom && <p className={classes.detail}>{t('waits', { moment: moment(paidFrom) })}</p>}
      {isOpen ? (
        <Form
          route="bank_account.update"
          className={classes.form}
          stay
          onSuccess={() => setIsOpen(false)}
        >
          <IbanField label={t('iban')} hint={t('ibanHint')} required />
          <TextField
            name="holder"
            label={t('holder')}
            autoComplete="name"
            maxLength={70}
            required
          />
          {last4 && <p className={classes.detail}>{t('hold')}</p>}
          <div className={classes.actions}>
            <SubmitButton size="sm" variant="default">
              {t('save')}
            </SubmitButton>
            {last4 && (
              <Button variant="subtle" onClick={() => setIsOpen(false)}>
                {t('keep')}
              </Button>
            )}
          </div>
        </Form>
      ) : (
        <Button variant="default" mt="md" onClick={() => setIsOpen(true)}>
          {t('change')}
        </Button>
      )}
    </Section>
  )
}
