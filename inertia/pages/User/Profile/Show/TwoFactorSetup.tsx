import { Form, useRouter } from '@adonisjs/inertia/react'
import { Button, TextInput } from '@mantine/core'
import { useTranslations } from '~/i18n'
import form from './form.module.css'
import classes from './TwoFactorSetup.module.css'

export type Setup = { qrSvg: string; key: string; uri: string }

/** Between "set up" and the first right code nothing is on yet. */
export function TwoFactorSetup({ setup }: { setup: Setup }) {
  const t = useTranslations('profile.twoFactor')
  const router = useRouter()

  return (
    <div className={classes.setup}>
      <img
        className={classes.qr}
        src={`data:image/svg+xml,${encodeURIComponent(setup.qrSvg)}`}
        alt={t('qrAlt')}
      />
      <div>
        <ol className={classes.steps}>
          <li>{t('step1')}</li>
          <li>
            {t('step2')} <span className={classes.key}>{setup.key}</span>
          </li>
          <li>{t('step3')}</li>
        </ol>
        <Form
          route="two_factor.store"
          className={form.form}
          options={{ preserveScroll: true }}
          resetOnError
          disableWhileProcessing
        >
          {({ errors, processing }) => (
            <>
              <TextInput
                name="code"
                label={t('code')}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                required
                withAsterisk={false}
                error={errors.code}
              />
              <div className={form.actions}>
                <Button type="submit" loading={processing}>
                  {t('turnOn')}
                </Button>
                <Button
                  variant="subtle"
                  onClick={() =>
                    router.delete({ route: 'two_factor_setup.destroy' }, { preserveScroll: true })
                  }
                >
                  {t('cancel')}
                </Button>
              </div>
            </>
          )}
        </Form>
      </div>
    </div>
  )
}
