import { Button } from '@mantine/core'
import { type RefObject, useId } from 'react'
import { useTranslations } from '~/i18n'
import dialogClasses from '~/ui/ConfirmButton.module.css'
import classes from './KeysHelp.module.css'

const KEYS = { j: 'down', k: 'up', Enter: 'open', x: 'choose', '/': 'search', '?': 'help' } as const

/** Which keys work in a list. */
export function KeysHelp({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const t = useTranslations('lists')
  const titleId = useId()

  return (
    <>
      <p className={classes.hint}>
        <button type="button" onClick={() => dialog.current?.showModal()}>
          {t('keysTitle')} <kbd>?</kbd>
        </button>
      </p>
      <dialog ref={dialog} className={dialogClasses.dialog} aria-labelledby={titleId} closedby="any">
        <h2 id={titleId}>{t('keysTitle')}</h2>
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
        <div className={dialogClasses.actions}>
          <Button variant="default" onClick={() => dialog.current?.close()}>
            {t('close')}
          </Button>
        </div>
      </dialog>
    </>
  )
}
