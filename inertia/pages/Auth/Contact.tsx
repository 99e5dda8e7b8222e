import { Head } from '@inertiajs/react'
import classes from '~/components/auth/auth.module.css'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextAreaField } from '~/ui/form/TextAreaField'
import { TextField } from '~/ui/form/TextField'
import own from './Contact/Contact.module.css'

type Props = InertiaProps<{ address: string[]; answerDays: number | null }>

export default function Contact({ address, answerDays, currentUser }: Props) {
  const t = useTranslations('auth.contact')

  return (
    <>
      <Head title={t('title')} />
      <header>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        <p>{answerDays === null ? t('daysUnknown') : t('days', { days: answerDays })}</p>
      </header>
      <Form route="contact.store" className={classes.form} resetOnSuccess>
        {currentUser ? (
          <p>{t('answerAt', { email: currentUser.email })}</p>
        ) : (
          <>
            <TextField name="name" label={t('name')} autoComplete="name" required />
            <TextField name="email" type="email" label={t('email')} autoComplete="email" required />
          </>
        )}
        <TextField name="subject" label={t('subject')} maxLength={120} required />
        <TextAreaField name="message" label={t('message')} hint={t('messageHint')} rows={7} maxLength={5000} required />
        <div className={own.trap} inert>
          <TextField name="website" label={t('website')} autoComplete="off" />
        </div>
        <SubmitButton>{t('send')}</SubmitButton>
      </Form>
      <p className={classes.foot}>
        {t('post')} {address.join(', ')}
      </p>
    </>
  )
}
