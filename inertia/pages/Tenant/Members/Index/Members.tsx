import { usePage } from '@inertiajs/react'
import type { ListPage } from '#app/platform/lists/list_page'
import type { MemberRow } from '#app/people/organisations/member_list'
import { ResourceList } from '~/components/lists/ResourceList'
import { useTranslations } from '~/i18n'
import { DateText } from '~/ui/DateText'
import classes from './Index.module.css'

/** Who is there. Nothing of where they travel. */
export function Members({ list }: { list: ListPage<MemberRow> }) {
  const t = useTranslations('tenant.members')
  const { tenant } = usePage().props

  return (
    <section aria-labelledby="members">
      <h2 id="members" className={classes.heading}>
        {t('count', { count: list.total.count })}
      </h2>
      <ResourceList
        list={list}
        caption={t('caption', { tenant: tenant!.name })}
        rowKey={(member) => member.id}
        rowTitle={(member) => member.name}
        search={t('search')}
        columns={[
          {
            key: 'name',
            header: t('name'),
            sort: 'name',
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
            sort: 'joined',
            cell: ({ joinedAt }) => <DateText value={joinedAt} />,
          },
          { key: 'cards', header: t('cards'), cell: ({ cards }) => cards, align: 'right' },
        ]}
        empty={null}
      />
    </section>
  )
}
