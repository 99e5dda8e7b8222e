import { Button } from '@mantine/core'
import type { RefObject } from 'react'
import { useTranslations } from '~/i18n'
import { Dialog, DialogActions } from '~/ui/Dialog'
import classes from './KeysHelp.module.css'

const KEYS = { j: 'down', k: 'up', Enter: 'open', x: 'choose', '/': 'search', '?': 'help' } as const

/** Which keys work in a list. */
export function KeysHelp({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const t = useTranslations('lists')

  return (
    <>
      <p className={classes.hint}>
        <button type="button" onClick={() => dialog.current?.showModal()}>
          {t('keysTitle')} <kbd>?</kbd>
        </button>
      </p>
      <Dialog ref={dialog} title={t('keysTitle')} closedby="any">
        <dl className={classes.keys}>
          {Object.entries(KEYS).map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`keys.${what}`)}</dd>
            </div>
          ))}
        </dl>
        <DialogActions>
          <Button variant="default" onClick={() => dialog.current?.close()}>
            {t('close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
