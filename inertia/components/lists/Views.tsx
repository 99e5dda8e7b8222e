import type { Count, SavedView } from '#app/platform/lists/list_page'
import { Tabs } from '~/components/staff/Tabs'
import { stringify } from '~/query'
import { useCount } from './ListFooter'
import { BrokenViews } from './BrokenViews'
import { SaveView } from './SaveView'
import { type AnyList, useListUrl } from './useListUrl'
import classes from './Views.module.css'

type Props = {
  list: AnyList
  label: string
  /** One's own and those of colleagues. */
  saved?: SavedView[]
}

/** The lists that people open every day, and those they saved, with how much is in each. Search and filters stay on. */
export function Views({ list, label, saved = [] }: Props) {
  const { path, urlWith } = useListUrl(list)
  const count = useCount()
  const [first] = list.views
  const query = stringify(list.query).slice(1)
  const working = saved.filter(isWorking)
  const open = working.find((view) => view.query === query)
  const tabs = [
    ...list.views.map((view) => ({
      key: view.name,
      label: view.label,
      count: count(view.count),
      href: urlWith({ view: view === first ? null : view.name }),
    })),
    ...working.map((view) => ({
      key: view.id,
      label: view.name,
      count: count(view.count),
      href: `${path}?${view.query}`,
    })),
  ]
  const { view: shown, ...narrowing } = list.query
  const canSave = Object.keys(narrowing).length > 0 && !open

  return (
    <>
      <div className={classes.views}>
        <Tabs label={label} tabs={tabs} current={open?.id ?? list.view} />
        {canSave && <SaveView key={query} list={list.name} query={query} />}
        {open?.isOwn && <SaveView key={open.id} list={list.name} query={query} saved={open} />}
      </div>
      <BrokenViews views={saved.filter((view) => !isWorking(view))} />
    </>
  )
}

const isWorking = (view: SavedView): view is SavedView & { count: Count } => view.count !== null
