import { usePage } from '@inertiajs/react'
import { matchesFullName } from '#app/claims/mandates/isomorphic/signed_name'
import { MandateText, type MandateWords } from '~/components/MandateText'
import sections from '~/components/traveller/Sections.module.css'
import { useDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import type { SignedMandate } from '../Batch'

type Props = { mandate: SignedMandate; mandateText: { version: string; text: MandateWords }; signer: string }

/** What the organisation allows us, and the line to sign it on. */
export default function Mandate({ mandate, mandateText, signer }: Props) {
  const t = useTranslations('tenant.claims.create.mandate')
  const day = useDay()
  const { tenant } = usePage().props
  const routeParams = { tenant: tenant!.slug }

  if (mandate) {
    return (
      <Card title={t('title')}>
        <p>{t('signed', { name: mandate.signedName, date: day(mandate.signedAt) })}</p>
        <div className={sections.actions}>
          <ConfirmButton
            title={t('withdrawTitle')}
            consequence={t('withdrawBody')}
            route="tenant.mandate.destroy"
            routeParams={routeParams}
          >
            {t('withdraw')}
          </ConfirmButton>
        </div>
      </Card>
    )
  }
  return (
    <Card title={t('title')} description={t('lead')}>
      <Form
        route="tenant.mandate.store"
        routeParams={routeParams}
        data={{ version: mandateText.version }}
        className={sections.sections}
      >
        <MandateText text={mandateText.text} />
        <SignatureField signer={signer} />
        <div>
          <SubmitButton>{t('submit')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

function SignatureField({ signer }: { signer: string }) {
  const t = useTranslations('tenant.claims.create.mandate')
  const refusals = useTranslations('refusals.mandate')

  return (
    <TextField
      name="signedName"
      label={t('sign')}
      hint={t('signHint', { name: signer })}
      autoComplete="off"
      maxLength={160}
      check={(typed) => {
        if (matchesFullName(typed, signer)) return null
        return typed.trim() === '' ? refusals('missingName') : refusals('otherName', { name: signer })
      }}
    />
  )
}
