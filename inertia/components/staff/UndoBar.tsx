import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Undoable } from '#app/claims/decisions/undoable'
import { useKeys } from '~/hooks/useKeys'
import { useTranslations } from '~/i18n'
import { useAction } from '~/ui/form/useAction'
import { kbd } from './KeyHint'
import { type Filter, listState } from './urls'
import classes from './UndoBar.module.css'

type Props = { undoable: Undoable | null; filter: Filter }

/** Takes the last answer back while that is possible; `u` does the same. */
export function UndoBar({ undoable, filter }: Props) {
  return <div role="status">{undoable && <Bar key={undoable.reference} undoable={undoable} filter={filter} />}</div>
}

function Bar({ undoable, filter }: { undoable: Undoable; filter: Filter }) {
  const t = useTranslations('admin.undo')
  const [isOver, setIsOver] = useState(false)
  const { reference, outcome, secondsLeft } = undoable
  const { run, processing } = useAction({
    route: 'admin.claims.decision.destroy',
    routeParams: { claim_id: reference },
    qs: listState(filter),
  })
  useKeys({ u: isOver ? null : () => run() })
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), secondsLeft * 1_000)
    return () => clearTimeout(timer)
  }, [secondsLeft])
  if (isOver) return null

  return (
    <p className={classes.bar}>
      {t(outcome, { reference })}
      <Button variant="white" size="compact-sm" rightSection={kbd('u')} loading={processing} onClick={() => run()}>
        {t('undo')}
      </Button>
    </p>
  )
}
