import { TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { MandateText, type MandateWords } from '~/components/MandateText'
import { useToday } from '~/components/cards/useToday'
import { useDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { HINT_BELOW } from '~/ui/hint_below'
import classes from './sections.module.css'
import type { Information } from './useInformation'

export type MandateToSign = { version: string; text: MandateWords; signedAt: string | null }

type Props = { information: Information; mandate: MandateToSign; fullName: string }

/** The mandate, and the line to sign it on. */
export function MandateFields({ information, mandate, fullName }: Props) {
  const t = useTranslations('onboarding.more.mandate')
  const day = useDay()
  const today = useToday()
  const { data, errorOf, change, leave } = information

  return (
    <Card title={t('title')} description={mandate.signedAt ? t('withdraw') : t('hint')}>
      <div className={classes.fields}>
        <MandateText text={mandate.text} />
        {mandate.signedAt ? (
          <p className={classes.signed}>
            <IconCircleCheck size={20} aria-hidden />
            {t('signed', { date: day(mandate.signedAt) })}
          </p>
        ) : (
          <TextInput
            label={t('sign')}
            description={
              errorOf('signedName')
                ? undefined
                : t('signHint', { name: fullName, date: day(today) })
            }
            inputWrapperOrder={HINT_BELOW}
            autoComplete="off"
            maxLength={160}
            value={data.signedName}
            error={errorOf('signedName')}
            onBlur={() => leave('signedName')}
            onChange={(event) => change('signedName', event.currentTarget.value)}
          />
        )}
      </div>
    </Card>
  )
}
