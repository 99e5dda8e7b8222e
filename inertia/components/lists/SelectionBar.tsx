import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n'
import { ExportMenu } from './ExportMenu'
import classes from './SelectionBar.module.css'
import type { AnyList } from './useListUrl'
import type { Selection } from './useSelection'

type Props = {
  list: AnyList
  selection: Selection
  /** What else can be done with the rows, by key; `clear` chooses none. */
  actions?: (keys: string[], clear: () => void) => ReactNode
}

/** What can be done with the rows that are chosen. */
export function SelectionBar({ list, selection, actions }: Props) {
  const t = useTranslations('lists')
  const { selected, clear } = selection
  if (selected.length === 0) return null

  return (
    <div className={classes.bar} role="region" aria-label={t('selection')}>
      <p aria-live="polite">{t('selected', { count: selected.length })}</p>
      {actions?.(selected, clear)}
      <ExportMenu list={list} rows={selected} />
      <Button variant="subtle" size="sm" onClick={clear}>
        {t('clearSelection')}
      </Button>
    </div>
  )
}
