import { Link } from '@adonisjs/inertia/react'
import { useEffect, useRef } from 'react'
import { useFormatter } from '~/i18n'
import classes from './Tabs.module.css'

type Tab = {
  key: string
  label: string
  href: string
  /** A number, or words for one. */
  count?: number | string
  /** The props that opening it needs; without them the whole page is asked for. */
  only?: string[]
}

type Props = { label: string; tabs: Tab[]; current: string }

/** Lists or sections side by side, each with its own address and how much is in it. */
export function Tabs({ label, tabs, current }: Props) {
  const format = useFormatter()
  const nav = useRef<HTMLElement>(null)

  // On a phone the row is wider than the page; the tab that is open should be in sight.
  useEffect(() => {
    const tab = nav.current!.querySelector<HTMLElement>('[aria-current]')
    if (tab) nav.current!.scrollLeft = tab.offsetLeft - nav.current!.offsetLeft - 16
  }, [current])

  return (
    <nav ref={nav} className={classes.tabs} aria-label={label}>
      {tabs.map(({ key, href, count, only, ...tab }) => (
        <Link
          key={key}
          href={href}
          only={only}
          preserveScroll
          preserveState={only !== undefined}
          prefetch={only === undefined}
          aria-current={key === current ? 'page' : undefined}
        >
          {tab.label}
          {count !== undefined && (
            <span className={classes.count}>{typeof count === 'number' ? format.number(count) : count}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
