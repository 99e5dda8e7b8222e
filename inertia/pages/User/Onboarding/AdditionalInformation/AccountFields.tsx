import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { IbanField } from '~/components/traveller/IbanField'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { FieldHint } from '~/ui/FieldHint'
import { HINT_BELOW } from '~/ui/hint_below'
import classes from './sections.module.css'
import type { Information } from './useInformation'

type Props = { information: Information; ibanLast4: string | null }

/** Where money goes: the account we have, another one, or none yet. */
export function AccountFields({ information, ibanLast4 }: Props) {
  const t = useTranslations('onboarding.more.account')
  const { data, errorOf, change } = information
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

  const keep = () => {
    change('iban', '')
    setOther(false)
  }
  return (
    <Card title={t('title')} description={ibanLast4 ? t('waits') : t('hint')}>
      <div className={classes.fields}>
        <IbanField
          label={t('iban')}
          hint={t('ibanHint')}
          value={data.iban}
          error={errorOf('iban')}
          onChange={(iban) => change('iban', iban)}
        />
        <TextInput
          label={t('holder')}
          description={t('holderHint')}
          inputWrapperOrder={HINT_BELOW}
          autoComplete="name"
          maxLength={70}
          value={data.holder}
          error={errorOf('holder')}
          onChange={(event) => change('holder', event.currentTarget.value)}
        />
        {ibanLast4 && (
          <FieldHint>
            <Button variant="transparent" size="compact-sm" p={0} td="underline" onClick={keep}>
              {t('keep', { last4: ibanLast4 })}
            </Button>
          </FieldHint>
        )}
      </div>
    </Card>
  )
}
