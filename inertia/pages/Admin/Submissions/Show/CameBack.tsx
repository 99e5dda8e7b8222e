import { Stack } from '@mantine/core'
import { useTranslations } from '~/i18n'
import { DialogActions } from '~/ui/DialogActions'
import { DialogButton } from '~/ui/DialogButton'
import { Form } from '~/ui/form/Form'
import { TextAreaField } from '~/ui/form/TextAreaField'
import type { Data } from '~generated/data'

/** A letter that left, and that nobody read. */
export function CameBack({ submission }: { submission: Data.Claims.Letters.Submission }) {
  const t = useTranslations('admin.submission')
  const { reference, claimCount } = submission

  return (
    <DialogButton label={t('cameBack')} title={t('cameBackTitle', { reference })}>
      {(close) => (
        <Form
          route="admin.submissions.deliveries.update"
          routeParams={{ submission_id: reference }}
          size="sm"
          stay
          onSuccess={close}
        >
          <Stack gap="sm">
            <p>{t('cameBackText', { count: claimCount })}</p>
            <TextAreaField
              name="reason"
              label={t('cameBackReason')}
              hint={t('cameBackHint')}
              rows={2}
              maxLength={500}
            />
          </Stack>
          <DialogActions close={close}>{t('cameBack')}</DialogActions>
        </Form>
      )}
    </DialogButton>
  )
}
