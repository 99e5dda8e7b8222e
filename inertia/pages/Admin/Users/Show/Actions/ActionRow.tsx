import type { ReactNode } from 'react'
import { Unavailable } from '~/components/staff/Unavailable'
import { useTranslations } from '~/i18n'
import type { DenialReason } from '#app/people/accounts/user_action'
import classes from './ActionRow.module.css'

type Props = {
  title: string
  /** What follows from it, or how it stands. */
  text: ReactNode
  why: DenialReason | null
  /** In place of the button, when there is nothing to do. */
  done?: string | false
  children: ReactNode
}

/** One thing that can be done, or why it cannot. */
export function ActionRow({ title, text, why, done, children }: Props) {
  const t = useTranslations('admin_users.actions.whyNot')

  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h3>{title}</h3>
        <p>{done || text}</p>
        {!done && why && <Unavailable>{t(why)}</Unavailable>}
      </div>
      {!done && !why && <div className={classes.button}>{children}</div>}
    </li>
  )
}

export const ActionRows = ({ children }: { children: ReactNode }) => <ul className={classes.rows}>{children}</ul>
