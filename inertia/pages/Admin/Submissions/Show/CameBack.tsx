import { useTranslations } from '~/i18n'
import { FormDialog } from '~/ui/form/FormDialog'
import { TextAreaField } from '~/ui/form/TextAreaField'
import type { Data } from '~generated/data'

/** A letter that left, and that nobody read. */
export function CameBack({ submission }: { submission: Data.Claims.Letters.Submission }) {
  const t = useTranslations('admin.submission')
  const { reference, claimCount } = submission

  return (
    <FormDialog
      label={t('cameBack')}
      title={t('cameBackTitle', { reference })}
      route="admin.submissions.deliveries.update"
      routeParams={{ submission_id: reference }}
    >
      <p>{t('cameBackText', { count: claimCount })}</p>
      <TextAreaField name="reason" label={t('cameBackReason')} hint={t('cameBackHint')} rows={2} maxLength={500} />
    </FormDialog>
  )
}
