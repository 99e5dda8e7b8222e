import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n'
import { SubmitButton } from '~/ui/form/SubmitButton'
import classes from './ConfirmButton.module.css'

type Props = { close: () => void; color?: ButtonProps['color']; children: ReactNode }

/** The foot of a form in a dialog: leave it, or send it with the button that says what happens. */
export function DialogActions({ close, color, children }: Props) {
  const t = useTranslations('common.ui')

  return (
    <div className={classes.actions}>
      <Button variant="default" onClick={close}>
        {t('cancel')}
      </Button>
      <SubmitButton color={color}>{children}</SubmitButton>
    </div>
  )
}
