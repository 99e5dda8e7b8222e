import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
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
  const { isOn, isRequired, setup, codesLeft, newCodes } = twoFactor

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
        <ActionButton variant="filled" route="two_factor_setup.store" stay>
          {t('setUp')}
        </ActionButton>
      )}
      {(newCodes ?? codesLeft > 0) && <RecoveryCodes left={codesLeft} codes={newCodes} />}
      {isOn && !setup && (
        <div className={classes.actions}>
          <ConfirmButton
            title={t('turnOffTitle')}
            consequence={t('turnOffConsequence')}
            route="two_factor.destroy"
            stay
          >
            {t('turnOff')}
          </ConfirmButton>
        </div>
      )}
    </Section>
  )
}
