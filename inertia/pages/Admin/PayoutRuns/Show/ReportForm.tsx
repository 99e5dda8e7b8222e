import { useTranslations } from '~/i18n'
import { FileField } from '~/ui/form/FileField'
import { Form } from '~/ui/form/Form'

const ACCEPTED = { 'application/xml': ['.xml'], 'text/xml': ['.xml'] }
const MAX_BYTES = 20_000_000

export default function ReportForm({ run }: { run: string }) {
  const t = useTranslations('admin.run')

  return (
    <Form route="admin.payout_runs.reports.store" routeParams={{ payout_run_id: run }} stay resetOnSuccess>
      <FileField name="file" maxBytes={MAX_BYTES} accept={ACCEPTED} words={t('reportAccepted')} compact />
    </Form>
  )
}
