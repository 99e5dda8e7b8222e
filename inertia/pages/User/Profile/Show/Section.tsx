import type { ComponentProps } from 'react'
import { Card } from '~/ui/Card'
import classes from './layout.module.css'

type Props = ComponentProps<typeof Card> & { id: string }

/** One part of the profile, with an address of its own. */
export function Section({ id, ...card }: Props) {
  return (
    <div id={id} className={classes.section}>
      <Card {...card} />
    </div>
  )
}
