import { type ComponentProps, Suspense } from 'react'
import { Card } from '~/ui/Card'
import classes from './layout.module.css'

type Props = ComponentProps<typeof Card> & { id: string }

/** One part of the profile, with an address of its own. */
export function Section({ id, children, ...card }: Props) {
  return (
    <div id={id} className={classes.section}>
      <Card {...card}>
        <Suspense>{children}</Suspense>
      </Card>
    </div>
  )
}
