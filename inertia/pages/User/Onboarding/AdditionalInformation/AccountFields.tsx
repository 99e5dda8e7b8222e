import { Button } from '@mantine/core'
import { useState } from 'react'
import { IbanField } from '~/components/traveller/IbanField'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { FieldHint } from '~/ui/FieldHint'
import { TextField } from '~/ui/form/TextField'
import classes from './sections.module.css'

/** Where money goes: the account we have, another one, or none yet. */
export function AccountFields({ ibanLast4 }: { ibanLast4: string | null }) {
  const t = useTranslations('onboarding.more.account')
  const [isOther, setOther] = useState(false)

  if (ibanLast4 && !isOther) {
    return (
      <Card title={t('title')}>
        <div className={classes.row}>
          <p>{t('known', { last4: ibanLast4 })}</p>
          <Button variant="subtle" size="compact-md" onClick={() => setOther(true)}>
            {t('other')}
          </Button>
        </div>
      </Card>
    )
  }

  return (
    <Card title={t('title')} description={ibanLast4 ? t('waits') : t('hint')}>
      <div className={classes.fields}>
        <IbanField label={t('iban')} hint={t('ibanHint')} />
        <TextField name="holder" label={t('holder')} hint={t('holderHint')} autoComplete="name" maxLength={70} />
        {ibanLast4 && (
          <FieldHint>
            <Button variant="transparent" size="compact-sm" p={0} td="underline" onClick={() => setOther(false)}>
              {t('keep', { last4: ibanLast4 })}
            </Button>
          </FieldHint>
        )}
      </div>
    </Card>
  )
}
