import { Stack } from '@mantine/core'
import type { RejectionReason } from '#app/claims/claims/isomorphic/rejection_reason'
import { useLabels } from '~/components/staff/labels'
import { claimsUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextAreaField } from '~/ui/form/TextAreaField'
import { useFormState } from '~/ui/form/context'
import { PageHeader } from '~/ui/PageHeader'
import { ChooseClaims, type ObjectionClaim } from './Create/ChooseClaims'

type Props = InertiaProps<{
  operatorName: string
  byEmail: boolean
  /** Null where a part was denied without one. */
  reason: RejectionReason | null
  argument: string
  chosen: string[]
  claims: ObjectionClaim[]
}>

export default function ObjectionCreate(props: Props) {
  const { operatorName, byEmail, reason, argument, chosen, claims } = props
  const t = useTranslations('admin.objection')
  const tClaims = useTranslations('admin.claims')
  const reasonOf = useLabels('rejectionReason')

  return (
    <>
      <PageHeader
        title={t('title', { operator: operatorName })}
        description={reason ? t('about', { reason: reasonOf(reason) }) : t('aboutPart')}
        breadcrumbs={[{ label: tClaims('title'), href: claimsUrl() }]}
      />
      <Form route="admin.objections.store" initial={{ claims: chosen, argument }} size="sm">
        <Stack gap="lg">
          <Card title={t('argument')} description={t('argumentHint')}>
            <TextAreaField name="argument" label={t('letterText')} rows={9} maxLength={4000} required />
          </Card>
          <Card title={t('claims')} description={t('claimsHint')}>
            <ChooseClaims claims={claims} />
          </Card>
          <div>
            <p>{byEmail ? t('byEmail', { operator: operatorName }) : t('byPost', { operator: operatorName })}</p>
            <Submit />
          </div>
        </Stack>
      </Form>
    </>
  )
}

function Submit() {
  const t = useTranslations('admin.objection')
  const { values, initial } = useFormState()
  const claims = (values.claims ?? initial.claims) as string[]

  return <SubmitButton>{t('send', { count: claims.length })}</SubmitButton>
}
