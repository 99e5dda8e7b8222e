import { useTranslations } from '~/i18n'
import { FileField } from '~/ui/form/FileField'
import { Form } from '~/ui/form/Form'

const ACCEPTED = {
  'application/xml': ['.xml'],
  'text/xml': ['.xml'],
  'text/csv': ['.csv'],
  'text/plain': ['.txt', '.sta', '.940', '.mt940', '.tab'],
  'application/zip': ['.zip'],
}
const MAX_BYTES = 50_000_000

export default function UploadForm() {
  const t = useTranslations('admin.statements')

  return (
    <Form route="admin.statements.store" stay resetOnSuccess>
      <FileField name="file" maxBytes={MAX_BYTES} accept={ACCEPTED} words={t('accepted')} compact />
    </Form>
  )
}
