import type { WaitingCorrection } from '#app/money/adjustments/waiting_corrections'
import { PlainTable } from '~/components/staff/PlainTable'
import { linesUrl } from '~/components/staff/urls'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { EmptyState } from '~/ui/EmptyState'
import { ErrorText } from '~/ui/ErrorText'
import { PageHeader } from '~/ui/PageHeader'
import { useCorrectionColumns } from './Index/useCorrectionColumns'

type Props = InertiaProps<{ corrections: WaitingCorrection[] }>

export default function CorrectionsIndex({ corrections }: Props) {
  const t = useTranslations('admin.corrections')
  const tLines = useTranslations('admin.lines')
  const errors = useErrors()
  const columns = useCorrectionColumns()
  useLive(['CorrectionMoved'], ['corrections'])

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('about')}
        breadcrumbs={[{ label: tLines('title'), href: linesUrl() }]}
      />
      <ErrorText>{errors.correction ?? errors.line ?? errors.amountCents}</ErrorText>
      {corrections.length === 0 ? (
        <EmptyState illustration="done" title={t('empty')} description={t('emptyHint')} />
      ) : (
        <PlainTable framed caption={t('table')} columns={columns} rows={corrections} rowKey={(one) => one.reference} />
      )}
    </>
  )
}
