import { Button } from '@mantine/core'
import { useTranslations } from '~/i18n'
import { ExportMenu } from './ExportMenu'
import classes from './SelectionBar.module.css'
import type { AnyList } from './useListUrl'
import type { Selection } from './useSelection'

/** What can be done with the rows that are chosen. */
export function SelectionBar({ list, selection }: { list: AnyList; selection: Selection }) {
  const t = useTranslations('lists')
  const { selected, clear } = selection
  if (selected.length === 0) return null

  return (
    <div className={classes.bar} role="region" aria-label={t('selection')}>
      <p aria-live="polite">{t('selected', { count: selected.length })}</p>
      <ExportMenu list={list} rows={selected} />
      <Button variant="subtle" size="sm" onClick={clear}>
        {t('clearSelection')}
      </Button>
    </div>
  )
}
