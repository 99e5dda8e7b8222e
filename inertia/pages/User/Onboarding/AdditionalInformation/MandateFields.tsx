import { IconCircleCheck } from '@tabler/icons-react'
import { matchesFullName } from '#app/claims/mandates/isomorphic/signed_name'
import { MandateText, type MandateWords } from '~/components/MandateText'
import { useToday } from '~/i18n/today'
import { useDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { TextField } from '~/ui/form/TextField'
import classes from './sections.module.css'

export type MandateToSign = { version: string; text: MandateWords; signedAt: string | null }

type Props = { mandate: MandateToSign; fullName: string }

/** The mandate, and the line to sign it on. */
export function MandateFields({ mandate, fullName }: Props) {
  const t = useTranslations('onboarding.more.mandate')
  const day = useDay()

  return (
    <Card title={t('title')} description={mandate.signedAt ? t('withdraw') : t('hint')}>
      <div className={classes.fields}>
        <MandateText text={mandate.text} />
        {mandate.signedAt ? (
          <p className={classes.signed}>
            <IconCircleCheck size={20} aria-hidden />
            {t('signed', { date: day(mandate.signedAt) })}
          </p>
        ) : (
          <SignatureField fullName={fullName} />
        )}
      </div>
    </Card>
  )
}

function SignatureField({ fullName }: { fullName: string }) {
  const t = useTranslations('onboarding.more.mandate')
  const refusals = useTranslations('refusals')
  const day = useDay()
  const today = useToday()

  return (
    <TextField
      name="signedName"
      label={t('sign')}
      hint={t('signHint', { name: fullName, date: day(today) })}
      autoComplete="off"
      maxLength={160}
      check={(typed) => {
        if (matchesFullName(typed, fullName)) return null
        return typed.trim() === '' ? refusals('mandate.missingName') : refusals('mandate.otherName', { name: fullName })
      }}
    />
  )
}
