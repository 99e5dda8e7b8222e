import { lazy, Suspense } from 'react'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'

const UploadForm = lazy(() => import('./UploadForm'))

/** A file of the bank, for the account that it has to be about. */
export function Upload({ account }: { account: string }) {
  const t = useTranslations('admin.statements')
  const iban = account.replace(/(.{4})(?=.)/g, '$1\u00a0')

  return (
    <Card title={t('upload')} description={t('account', { iban })}>
      <Suspense>
        <UploadForm />
      </Suspense>
    </Card>
  )
}
