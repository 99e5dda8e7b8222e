import type { ImportedAnswer } from '#app/claims/decisions/import/imported_answer'
import { client } from '~/client'
import { claimsUrl } from '~/components/staff/urls'
import { PlainTable } from '~/components/staff/PlainTable'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ActionButton } from '~/ui/ActionButton'
import { ButtonLink } from '~/ui/ButtonLink'
import { Card } from '~/ui/Card'
import { ErrorText } from '~/ui/ErrorText'
import { useMoney } from '~/ui/Money'
import { PageHeader } from '~/ui/PageHeader'
import classes from './Show/Show.module.css'
import { useLineColumns } from './Show/useLineColumns'

export type ImportLine = ImportedAnswer & { operatorName: string | null; grossCents: number | null }

type Props = InertiaProps<{
  import: { id: string; source: string; isApplied: boolean }
  lines: ImportLine[]
}>

export default function DecisionImportShow({ import: found, lines }: Props) {
  const t = useTranslations('admin.answerImport')
  const tClaims = useTranslations('admin.claims')
  const money = useMoney()
  const errors = useErrors()
  const columns = useLineColumns()
  const wrong = lines.filter(({ problem }) => problem !== null)
  const total = lines.reduce((sum, { approvedCents, problem }) => sum + (problem ? 0 : (approvedCents ?? 0)), 0)
  // What is wrong comes first: it has to be mended.
  const sorted = [...lines].sort((a, b) => Number(b.problem !== null) - Number(a.problem !== null))

  return (
    <>
      <PageHeader
        title={t('previewTitle')}
        description={t('summary', { count: lines.length, amount: money(total) })}
        breadcrumbs={[{ label: tClaims('title'), href: claimsUrl() }]}
      />
      <ErrorText>{errors.import ?? errors.claims}</ErrorText>
      <Card>
        <PlainTable caption={t('lines')} columns={columns} rows={sorted} rowKey={(line) => line.line} />
        <div className={classes.actions}>
          {found.isApplied ? (
            <p>{t('applied')}</p>
          ) : wrong.length > 0 ? (
            <>
              <p className={classes.wrong}>{t('wrong', { count: wrong.length })}</p>
              <ButtonLink href={client.urlFor('admin.decision_imports.create')}>{t('again')}</ButtonLink>
            </>
          ) : (
            <ActionButton variant="filled" route="admin.decision_imports.apply" routeParams={{ id: found.id }}>
              {t('apply', { count: lines.length })}
            </ActionButton>
          )}
        </div>
      </Card>
    </>
  )
}
