import { useTranslations } from '~/i18n'
import { FileField } from '~/ui/form/FileField'
import { Form } from '~/ui/form/Form'
import type { Target } from '~/ui/form/target'

export type AttachTarget = Target<'admin.claims.attachments.store' | 'admin.letters.attachments.store'>

const ACCEPTED = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'message/rfc822': ['.eml'],
}
const MAX_BYTES = 10_000_000

export default function AttachForm({ target }: { target: AttachTarget }) {
  const t = useTranslations('admin.attachments')

  return (
    <Form {...target} stay resetOnSuccess>
      <FileField name="file" maxBytes={MAX_BYTES} accept={ACCEPTED} words={t('accepted')} compact />
    </Form>
  )
}
