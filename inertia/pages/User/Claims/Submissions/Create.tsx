import { IconExternalLink } from '@tabler/icons-react'
import type { MissingField, PreparedField } from '#app/claims/claims/guided_fields'
import { client } from '~/client'
import { Callout } from '~/components/traveller/Callout'
import sections from '~/components/traveller/Sections.module.css'
import { useDay } from '~/components/traveller/useDay'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { Card } from '~/ui/Card'
import { ErrorText } from '~/ui/ErrorText'
import { Form } from '~/ui/form/Form'
import { DateField } from '~/ui/form/DateField'
import { useToday } from '~/i18n/today'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import { PageHeader } from '~/ui/PageHeader'
import type { Data } from '~generated/data'
import { CopyField } from './Create/CopyField'
import classes from './Create/Create.module.css'

type Props = InertiaProps<{
  claim: Data.Claims.Claims.Claim
  form: { channel: string; url: string }
  fields: PreparedField[]
  missing: MissingField[]
  /** ISO day of the claim: the first on which it can have been submitted. */
  from: string
}>

export default function SubmissionCreate({ claim, form, fields, missing, from }: Props) {
  const t = useTranslations('claims')
  const errors = useErrors()
  const day = useDay()
  const today = useToday()
  const operator = claim.operatorName
  const site = siteOf(form)

  return (
    <>
      <PageHeader
        title={t('guided.title', { operator })}
        description={t('guided.until', { deadline: day(claim.deadlineOn) })}
        breadcrumbs={[
          { label: t('title'), href: client.urlFor('claims.index') },
          { label: claim.reference, href: client.urlFor('claims.show', [claim.reference]) },
        ]}
      />
      <div className={sections.narrow}>
        <p>{t('guided.lead', { operator })}</p>
        {claim.kind === 'wrong_post' && <p>{t('guided.sameStop', { operator })}</p>}
        <Missing missing={missing} />
        <Card title={t('guided.fields')} description={t('guided.opens')}>
          <dl className={classes.fields}>
            {fields.map((field) => (
              <CopyField key={field.name} field={field} />
            ))}
          </dl>
          <a className={classes.open} href={form.url} target="_blank" rel="noopener noreferrer">
            {t(`guided.${site}`, { operator })}
            <IconExternalLink size={18} aria-hidden />
          </a>
        </Card>
        <Card title={t('guided.done')}>
          <Form
            route="claims.submissions.store"
            routeParams={{ claim_id: claim.reference }}
            initial={{ operatorReference: '', submittedOn: today }}
            className={classes.form}
          >
            <TextField
              name="operatorReference"
              label={t('guided.reference')}
              hint={t('guided.referenceHint')}
              maxLength={60}
              spellCheck={false}
            />
            <DateField name="submittedOn" required label={t('guided.submittedOn')} min={from} max={today} />
            <p className={classes.declare}>{t('guided.declare')}</p>
            <ErrorText>{errors.claim}</ErrorText>
            <SubmitButton>{t('guided.submit')}</SubmitButton>
          </Form>
        </Card>
      </div>
    </>
  )
}

/** The catalog has the name of each site. */
function siteOf({ channel, url }: Props['form']) {
  if (channel === 'shared_site') return 'openShared'
  return url.includes('ovpay.nl') ? 'openOvpay' : 'open'
}

/** What the form asks and we do not know, asked before it is opened. */
function Missing({ missing }: { missing: MissingField[] }) {
  const t = useTranslations('claims.guided')
  if (missing.length === 0) return null
  const isOfCard = missing.some((name) => name !== 'birthDate')

  return (
    <Callout>
      <p>{t('missing', { fields: missing.map((name) => t(`names.${name}`)).join(', ') })}</p>
      <div className={sections.actions}>
        {isOfCard && <ButtonLink href={client.urlFor('profile.section', ['cards'])}>{t('addToCard')}</ButtonLink>}
        {missing.includes('birthDate') && (
          <ButtonLink href={client.urlFor('profile.section', ['personal'])}>{t('addToProfile')}</ButtonLink>
        )}
      </div>
    </Callout>
  )
}
