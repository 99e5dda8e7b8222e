import { useForm } from '@inertiajs/react'
import { Button, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { IbanField } from '~/components/traveller/IbanField'
import { useMoment } from '~/components/traveller/useMoment'
import { useTranslations } from '~/i18n'
import { Section } from './Section'
import classes from './form.module.css'

type Props = { last4: string | null; paidFrom: string | null }

/** Where payouts go. The number itself stays with us: only its end is shown. */
export function IbanCard({ last4, paidFrom }: Props) {
  const t = useTranslations('profile.iban')
  const moment = useMoment()
  const [isOpen, setIsOpen] = useState(!last4)
  const form = useForm({ iban: '', holder: '' })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    form.put('/profile/bank-account', {
      preserveScroll: true,
      onSuccess: () => {
        form.reset()
        setIsOpen(false)
      },
    })
  }

  return (
    <Section id="iban" title={t('title')} description={t('lead')}>
      {last4 && <p className={classes.name}>{t('ending', { last4 })}</p>}
      {paidFrom && <p className={classes.detail}>{t('waits', { moment: moment(paidFrom) })}</p>}
      {isOpen ? (
        <form className={classes.form} onSubmit={submit}>
          <IbanField
            label={t('iban')}
            hint={t('ibanHint')}
            value={form.data.iban}
            onChange={(iban) => form.setData('iban', iban)}
            error={form.errors.iban}
          />
          <TextInput
            label={t('holder')}
            autoComplete="name"
            maxLength={70}
            required
            withAsterisk={false}
            value={form.data.holder}
            onChange={(event) => form.setData('holder', event.currentTarget.value)}
            error={form.errors.holder}
          />
          {last4 && <p className={classes.detail}>{t('hold')}</p>}
          <div className={classes.actions}>
            <Button type="submit" variant="default" loading={form.processing}>
              {t('save')}
            </Button>
            {last4 && (
              <Button variant="subtle" onClick={() => setIsOpen(false)}>
                {t('keep')}
              </Button>
            )}
          </div>
        </form>
      ) : (
        <Button variant="default" mt="md" onClick={() => setIsOpen(true)}>
          {t('change')}
        </Button>
      )}
    </Section>
  )
}
