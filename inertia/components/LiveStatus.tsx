import { IconPlugConnectedX } from '@tabler/icons-react'
import { useTranslations } from '~/i18n'
import { useLiveState } from '~/live/useLive'
import classes from './LiveStatus.module.css'

/** Beside the person's name, only when there is something to say: the page looks for news by itself now. */
export function LiveMark() {
  const t = useTranslations('common.live')
  const isQuiet = useLiveState() === 'quiet'

  return (
    <span className={classes.mark} role="status">
      {isQuiet && (
        <>
          <IconPlugConnectedX size={18} aria-hidden />
          <span className={classes.hidden}>{t('quiet')}</span>
        </>
      )}
    </span>
  )
}

/** In the menu: whether this page is live. */
export function LiveLine() {
  const t = useTranslations('common.live')
  const state = useLiveState()
  if (state === 'off') return null

  return (
    <p className={classes.line} data-state={state}>
      {t(state)}
    </p>
  )
}
