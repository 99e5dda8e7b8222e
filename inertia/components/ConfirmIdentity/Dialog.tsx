import { Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { IdentityForm } from '~/components/auth/IdentityForm'
import { useTranslations } from '~/i18n'
import classes from '~/ui/ConfirmButton.module.css'

type Props = { hasApp: boolean; hasPasskey: boolean; onDone: () => void; onClose: () => void }

export default function Dialog({ hasApp, hasPasskey, onDone, onClose }: Props) {
  const t = useTranslations('common')
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{t('confirm.title')}</h2>
      <p className={classes.consequence}>{t('confirm.lead')}</p>
      <IdentityForm hasApp={hasApp} hasPasskey={hasPasskey} onDone={onDone} />
      <div className={classes.actions}>
        <Button variant="subtle" onClick={() => dialog.current?.close()}>
          {t('ui.cancel')}
        </Button>
      </div>
    </dialog>
  )
}
