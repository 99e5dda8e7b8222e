import { useQuery } from '~/hooks/useQuery'
import { Tabs } from './Tabs'

type Props = {
  label: string
  views: { key: string; label: string; count: number }[]
  current: string
}

/** The lists that people open every day, with how much is in each. Search and filters stay on. */
export function SavedViews({ label, views, current }: Props) {
  const { urlWith } = useQuery()
  const tabs = views.map((view) => ({ ...view, href: urlWith({ view: view.key }) }))

  return <Tabs label={label} tabs={tabs} current={current} />
}
