import { type ComponentProps, Suspense, useEffect, useRef } from 'react'
import { Card } from '~/ui/Card'
import classes from './layout.module.css'

type Props = ComponentProps<typeof Card> & { id: string }

/** One part of a section, which a link may name after a `#`. */
export function Section({ id, children, ...card }: Props) {
  const part = useRef<HTMLDivElement>(null)

  // The browser looked for it before the code of the section was here.
  useEffect(() => {
    if (location.hash === `#${id}`) part.current!.scrollIntoView()
  }, [id])

  return (
    <div ref={part} id={id} className={classes.section}>
      <Card {...card}>
        <Suspense>{children}</Suspense>
      </Card>
    </div>
  )
}
