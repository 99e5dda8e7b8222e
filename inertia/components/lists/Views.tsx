import { Tabs } from '~/components/staff/Tabs'
import { useCount } from './Foot'
import { type AnyList, useListUrl } from './useListUrl'

/** The lists that people open every day, with how much is in each. Search and filters stay on. */
export function Views({ list, label }: { list: AnyList; label: string }) {
  const { urlWith } = useListUrl(list)
  const count = useCount()
  const [first] = list.views
  const tabs = list.views.map((view) => ({
    key: view.name,
    label: view.label,
    count: count(view.count),
    href: urlWith({ view: view === first ? null : view.name }),
  }))

  return <Tabs label={label} tabs={tabs} current={list.view} />
}
