import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { IdentityForm } from '~/components/auth/IdentityForm'
import { useTranslations } from '~/i18n'
import { Dialog, DialogActions } from '~/ui/Dialog'
import classes from '~/ui/Dialog.module.css'

type Props = { hasApp: boolean; hasPasskey: boolean; onDone: () => void; onClose: () => void }

export default function IdentityDialog({ hasApp, hasPasskey, onDone, onClose }: Props) {
  const t = useTranslations('common')
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => dialog.current?.showModal(), [])

  return (
    <Dialog ref={dialog} title={t('confirm.title')} onClose={onClose}>
      <p className={classes.consequence}>{t('confirm.lead')}</p>
      <IdentityForm hasApp={hasApp} hasPasskey={hasPasskey} onDone={onDone} />
      <DialogActions>
        <Button variant="subtle" onClick={() => dialog.current?.close()}>
          {t('ui.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
