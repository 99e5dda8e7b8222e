import { usePage } from '@inertiajs/react'
import { useTranslations } from '~/i18n'
import { DataTable } from '~/ui/DataTable'
import { DateText } from '~/ui/DateText'
import { type PageMeta, Pagination } from '~/ui/Pagination'
import classes from './Index.module.css'

export type Member = {
  id: string
  name: string
  isManager: boolean
  joinedAt: string
  cards: number
}

/** Who is there. Nothing of where they travel. */
export function Members({ members, meta }: { members: Member[]; meta: PageMeta }) {
  const t = useTranslations('tenant.members')
  const { tenant } = usePage().props

  return (
    <section aria-labelledby="members">
      <h2 id="members" className={classes.heading}>
        {t('count', { count: meta.total })}
      </h2>
      <DataTable
        caption={t('caption', { tenant: tenant!.name })}
        rows={members}
        rowKey={(member) => member.id}
        columns={[
          {
            key: 'name',
            header: t('name'),
            cell: ({ name, isManager }) => (
              <>
                {name}
                {isManager && <span className={classes.role}> · {t('manager')}</span>}
              </>
            ),
          },
          {
            key: 'joined',
            header: t('joined'),
            cell: ({ joinedAt }) => <DateText value={joinedAt} />,
          },
          { key: 'cards', header: t('cards'), cell: ({ cards }) => cards, align: 'right' },
        ]}
        empty={null}
      />
      <Pagination meta={meta} />
    </section>
  )
}
