import { Link } from '@adonisjs/inertia/react'
import type { ConcessionRow } from '#app/travel/operators/concessions_of'
import { useLabels } from '~/components/staff/labels'
import { TwoLines } from '~/components/staff/TwoLines'
import { useFormatter, useTranslations } from '~/i18n'
import type { Column } from '~/ui/column'

/** The cells of a concession; whoever may change them gets there by its name. */
export function useConcessionColumns(editedAt: string | null): Column<ConcessionRow>[] {
  const t = useTranslations('admin.counterparty')
  const mode = useLabels('mode')
  const format = useFormatter()
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium' })

  return [
    {
      key: 'name',
      header: t('concession'),
      cell: (one) => (
        <TwoLines under={one.brands.join(', ')}>
          {editedAt ? (
            <Link route="admin.counterparties.concessions.edit" routeParams={{ counterparty_id: editedAt, id: one.id }}>
              {one.name}
            </Link>
          ) : (
            one.name
          )}
        </TwoLines>
      ),
    },
    {
      key: 'modes',
      header: t('modes'),
      cell: (one) => one.modes.map((code) => mode(code)).join(', '),
    },
    {
      key: 'validity',
      header: t('validity'),
      cell: (one) =>
        one.validTo
          ? t('between', { from: day(one.validFrom), until: day(one.validTo) })
          : t('from', { from: day(one.validFrom) }),
    },
    {
      key: 'places',
      header: t('for'),
      cell: (one) => (
        <TwoLines under={one.isConfirmed ? null : t('unconfirmed')} tone="waiting">
          {t('places', { count: one.places })}
        </TwoLines>
      ),
    },
  ]
}
