import type { ProofRow } from '#app/money/ledger/proof'
import { type CodeOf, useLabels } from '~/components/staff/labels'
import { PlainTable } from '~/components/staff/PlainTable'
import { useTranslations } from '~/i18n'
import type { Column } from '~/ui/column'
import { Card } from '~/ui/Card'
import { Money } from '~/ui/Money'

const ACCOUNTS = ['bank', 'users', 'tenants', 'own', 'inTransit', 'suspense'] as const

/** What the day did to each account. */
export function RowsOfDay({ rows }: { rows: ProofRow[] }) {
  const t = useTranslations('admin.proof')
  const columns = useColumns()

  return (
    <Card title={t('rows')}>
      {rows.length === 0 ? (
        <p>{t('noRows')}</p>
      ) : (
        <PlainTable caption={t('rows')} columns={columns} rows={rows} rowKey={(row) => row.kind} />
      )}
    </Card>
  )
}

function useColumns(): Column<ProofRow>[] {
  const t = useTranslations('admin.proof')
  const kind = useLabels('ledgerKind')

  return [
    { key: 'kind', header: t('kind'), cell: (row) => kind(codeOf(row.kind)) },
    { key: 'count', header: t('count'), align: 'right', cell: (row) => row.count },
    ...ACCOUNTS.map((account): Column<ProofRow> => ({
      key: account,
      header: t(account),
      align: 'right',
      cell: (row) => {
        const cents = row[`${account}Cents`]
        return cents === 0 ? '–' : <Money cents={cents} sign />
      },
    })),
  ]
}

/** A dot would begin another level of the catalog. */
const codeOf = (kind: string) => kind.replaceAll('.', '_') as CodeOf<'ledgerKind'>
