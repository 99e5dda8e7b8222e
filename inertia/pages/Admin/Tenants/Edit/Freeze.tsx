import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'
import { FormDialog } from '~/ui/form/FormDialog'
import { TextField } from '~/ui/form/TextField'
import type { Data } from '~generated/data'

/** Whether the people of an organisation can change anything, and the sentence that tells them why not. */
export function Freeze({ organisation }: { organisation: Data.People.Organisations.Tenant }) {
  const t = useTranslations('admin.tenant')
  const { slug, name, frozenReason } = organisation
  const routeParams = { tenant_id: slug }

  return (
    <Card title={t('status')}>
      {frozenReason === null ? (
        <>
          <p>{t('active')}</p>
          <FormDialog
            label={t('freeze')}
            title={t('freezeTitle', { name })}
            submit={t('freeze')}
            route="admin.tenants.freeze.store"
            routeParams={routeParams}
          >
            <TextField name="reason" label={t('freezeReason')} maxLength={200} required />
          </FormDialog>
        </>
      ) : (
        <>
          <p>{t('frozen')}</p>
          <p>{frozenReason}</p>
          <ActionButton route="admin.tenants.freeze.destroy" routeParams={routeParams}>
            {t('unfreeze')}
          </ActionButton>
        </>
      )}
    </Card>
  )
}
