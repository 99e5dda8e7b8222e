import { useTranslations } from '~/i18n'
import { FormDialog } from '~/ui/form/FormDialog'
import { TextAreaField } from '~/ui/form/TextAreaField'
import type { Data } from '~generated/data'

/** A letter that left, and that nobody read. */
export function CameBack({ letter }: { letter: Data.Claims.Letters.Letter }) {
  const t = useTranslations('admin.letter')
  const { reference, claimCount } = letter

  return (
    <FormDialog
      label={t('cameBack')}
      title={t('cameBackTitle', { reference })}
      route="admin.letters.deliveries.update"
      routeParams={{ letter_id: reference }}
    >
      <p>{t('cameBackText', { count: claimCount })}</p>
      <TextAreaField name="reason" label={t('cameBackReason')} hint={t('cameBackHint')} rows={2} maxLength={500} />
    </FormDialog>
  )
}
