import { lazy, Suspense } from 'react'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { StatusBadge } from '~/ui/StatusBadge'
import { Section } from './Section'
import type { Setup } from './TwoFactorSetup'
import classes from './form.module.css'

const RecoveryCodes = lazy(() => import('./RecoveryCodes'))
const TwoFactorSetup = lazy(() => import('./TwoFactorSetup'))

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
      aside={<StatusBadge tone={isOn ? 'good' : 'neutral'}>{isOn ? t('on') : t('off')}</StatusBadge>}
    >
      <Suspense>{setup && <TwoFactorSetup setup={setup} />}</Suspense>
      {!isOn && !setup && (
        <ActionButton variant="filled" route="two_factor_setup.store" stay>
          {t('setUp')}
        </ActionButton>
      )}
      <Suspense>{(newCodes ?? codesLeft > 0) && <RecoveryCodes left={codesLeft} codes={newCodes} />}</Suspense>
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
