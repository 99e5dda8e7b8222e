import { Stack } from '@mantine/core'
import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { Form } from '~/ui/form/Form'
import { DateField } from '~/ui/form/DateField'
import { TextField } from '~/ui/form/TextField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextAreaField } from '~/ui/form/TextAreaField'

/** What the claim waits for, and the answer to it. */
export default function Reply({ claim }: { claim: Data.Claims.Claims.Claim }) {
  const t = useTranslations('claims.show.hold')

  return (
    <Card title={t('title')} description={claim.holdReason && t(`reasons.${claim.holdReason}`)}>
      <Form
        route="claims.replies.store"
        routeParams={{ claim_id: claim.reference }}
        remember={`reply:${claim.reference}`}
        initial={{ statedPlace: claim.statedPlace ?? '' }}
      >
        <Stack gap="md" align="flex-start">
          <p>{claim.holdNote}</p>
          {claim.holdReason === 'stop_unclear' && claim.canCorrect && (
            <TextField name="statedPlace" label={t('stop')} hint={t('stopHint')} maxLength={120} />
          )}
          {claim.holdReason === 'card_details' && (
            <DateField name="expiresOn" label={t('validUntil')} hint={t('validUntilHint')} />
          )}
          <TextAreaField name="reply" label={t('reply')} rows={4} maxLength={2000} required />
          <SubmitButton>{t('send')}</SubmitButton>
        </Stack>
      </Form>
    </Card>
  )
}
