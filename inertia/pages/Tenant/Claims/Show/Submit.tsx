import { usePage } from '@inertiajs/react'
import classes from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import { useToday } from '~/i18n/today'
import { Card } from '~/ui/Card'
import { DateField } from '~/ui/form/DateField'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import type { ManagedClaim } from '../Show'

/** The operator takes it from whoever holds the account alone; here stands when it was. */
export default function Submit({ claim, url }: { claim: ManagedClaim; url: string | null }) {
  const t = useTranslations('tenant.claims.show')
  const today = useToday()
  const { tenant } = usePage().props
  const operator = claim.operatorName

  return (
    <Card title={t('submitTitle', { operator })} description={t('submitLead')}>
      <Form
        route="tenant.claims.submissions.store"
        routeParams={{ tenant: tenant!.slug, claim_id: claim.reference }}
        initial={{ submittedOn: today }}
        className={classes.sections}
      >
        {url && (
          <p>
            <a href={url} target="_blank" rel="noreferrer">
              {t('open', { operator })}
            </a>
          </p>
        )}
        <DateField name="submittedOn" required label={t('submittedOn')} max={today} />
        <TextField name="operatorReference" label={t('reference')} maxLength={60} autoComplete="off" />
        <div>
          <SubmitButton>{t('submit')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
