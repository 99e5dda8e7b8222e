import { CodeField } from '~/components/auth/CodeField'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import form from './form.module.css'
import classes from './TwoFactorSetup.module.css'

export type Setup = { qrSvg: string; key: string; uri: string }

/** Between "set up" and the first right code nothing is on yet. */
export default function TwoFactorSetup({ setup }: { setup: Setup }) {
  const t = useTranslations('profile.twoFactor')

  return (
    <div className={classes.setup}>
      <img className={classes.qr} src={`data:image/svg+xml,${encodeURIComponent(setup.qrSvg)}`} alt={t('qrAlt')} />
      <div>
        <ol className={classes.steps}>
          <li>{t('step1')}</li>
          <li>
            {t('step2')} <span className={classes.key}>{setup.key}</span>
          </li>
          <li>{t('step3')}</li>
        </ol>
        <Form route="two_factor.store" className={form.form} stay resetOnError={['code']}>
          <CodeField label={t('code')} />
          <div className={form.actions}>
            <SubmitButton size="sm">{t('turnOn')}</SubmitButton>
            <ActionButton variant="subtle" route="two_factor_setup.destroy" stay>
              {t('cancel')}
            </ActionButton>
          </div>
        </Form>
      </div>
    </div>
  )
}
