import { useRouter } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { useTranslations } from '~/i18n'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { StatusBadge } from '~/ui/StatusBadge'
import { RecoveryCodes } from './RecoveryCodes'
import { Section } from './Section'
import { TwoFactorSetup, type Setup } from './TwoFactorSetup'
import classes from './form.module.css'

export type TwoFactor = {
  isOn: boolean
  isRequired: boolean
  setup: Setup | null
  codesLeft: number
  newCodes: string[] | null
}

export function TwoFactorAuthentication({ twoFactor }: { twoFactor: TwoFactor }) {
  const t = useTranslations('profile.twoFactor')
  const router = useRouter()
  const { isOn, isRequired, setup, codesLeft, newCodes } = twoFactor
  const stay = { preserveScroll: true }

  return (
    <Section
      id="two-factor"
      title={t('title')}
      description={isRequired && !isOn ? t('required') : t('lead')}
      aside={
        <StatusBadge tone={isOn ? 'good' : 'neutral'}>{isOn ? t('on') : t('off')}</StatusBadge>
      }
    >
      {setup && <TwoFactorSetup setup={setup} />}
      {!isOn && !setup && (
        <Button onClick={() => router.post({ route: 'two_factor_setup.store' }, {}, stay)}>
          {t('setUp')}
        </Button>
      )}
      {(newCodes ?? codesLeft > 0) && <RecoveryCodes left={codesLeft} codes={newCodes} />}
      {isOn && !setup && (
        <div className={classes.actions}>
          <ConfirmButton
            title={t('turnOffTitle')}
            consequence={t('turnOffConsequence')}
            onConfirm={() => router.delete({ route: 'two_factor.destroy' }, stay)}
          >
            {t('turnOff')}
          </ConfirmButton>
        </div>
      )}
    </Section>
  )
}
