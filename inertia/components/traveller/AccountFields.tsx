import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from '~/i18n'
import classes from './AccountFields.module.css'

const NewAccount = lazy(() => import('./NewAccount'))

type Props = {
  ibanLast4: string | null
  /** The last payment to the account came back, so that another one is needed. */
  isReturned?: boolean
}

/** Where the money goes: the account we have, which needs no field, or another one. */
export function AccountFields({ ibanLast4, isReturned = false }: Props) {
  const t = useTranslations('balance.request')
  const [isOther, setOther] = useState(false)

  if (ibanLast4 && !isOther && !isReturned) {
    return (
      <div className={classes.to}>
        <p>{t('to', { last4: ibanLast4 })}</p>
        <Button variant="subtle" size="compact-sm" onClick={() => setOther(true)}>
          {t('other')}
        </Button>
      </div>
    )
  }

  return (
    <div className={classes.account}>
      {isReturned && ibanLast4 && <p>{t('returned', { last4: ibanLast4 })}</p>}
      <Suspense>
        <NewAccount replaces={isReturned ? null : ibanLast4} onKeep={() => setOther(false)} />
      </Suspense>
    </div>
  )
}
