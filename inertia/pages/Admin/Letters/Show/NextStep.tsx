import { Stack } from '@mantine/core'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { ActionButton } from '~/ui/ActionButton'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { DateText } from '~/ui/DateText'
import { ErrorText } from '~/ui/ErrorText'
import type { Data } from '~generated/data'
import { CameBack } from './CameBack'
import classes from './NextStep.module.css'
import { Post } from './Post'

type Letter = Data.Claims.Letters.Letter
type Props = {
  letter: Letter
  may: { check: boolean; post: boolean; resend: boolean; giveUp: boolean; comeBack: boolean }
}

/** What has to be done with a letter now. */
export function NextStep({ letter, may }: Props) {
  const t = useTranslations('admin.letter')
  const errors = useErrors()
  const { reference } = letter

  return (
    <Card title={t('next')}>
      <Stack gap="sm" align="flex-start">
        <State letter={letter} />
        {may.resend && (
          <>
            <p className={classes.text}>{t('againHint')}</p>
            <ActionButton
              variant="filled"
              route="admin.letters.deliveries.store"
              routeParams={{ letter_id: reference }}
              stay
            >
              {t('again')}
            </ActionButton>
          </>
        )}
        {may.check && (
          <ActionButton variant="filled" route="admin.letters.checks.store" routeParams={{ letter_id: reference }} stay>
            {t('check')}
          </ActionButton>
        )}
        {letter.awaitsCheck && (
          <ConfirmButton
            title={t('refuseTitle', { reference })}
            consequence={t('refuseText')}
            route="admin.letters.checks.destroy"
            routeParams={{ letter_id: reference }}
            stay
          >
            {t('refuse')}
          </ConfirmButton>
        )}
        {may.post && <Post letter={letter} />}
        {may.giveUp && (
          <ConfirmButton
            title={t('giveUpTitle', { reference })}
            consequence={t('giveUpText')}
            route="admin.letters.deliveries.destroy"
            routeParams={{ letter_id: reference }}
            stay
          >
            {t('giveUp')}
          </ConfirmButton>
        )}
        {may.comeBack && <CameBack letter={letter} />}
        <ErrorText>{errors.letter}</ErrorText>
      </Stack>
    </Card>
  )
}

function State({ letter }: { letter: Letter }) {
  const t = useTranslations('admin.letter')
  const { status, recipient, problem, postedOn, postedTo, isStub } = letter
  const to = { recipient: recipient ?? '' }
  if (status === 'posted' && postedOn && postedTo) {
    return (
      <div className={classes.text}>
        {t.rich('postedOnTo', { when: () => <DateText value={postedOn} /> })}
        <address className={classes.address}>{postedTo}</address>
      </div>
    )
  }
  const preparedText = () => {
    if (letter.awaitsCheck) return t('toCheck', { name: letter.createdBy ?? '' })
    return recipient ? t('noServer') : null
  }
  const sentence = {
    preparing: t('notWritten'),
    prepared: preparedText(),
    sending: t('sending', to),
    sent: isStub ? t('stub') : t('sent', to),
    posted: t('posted'),
    failed: t('failed', { problem: problem ?? '' }),
    bounced: t('bounced', { problem: problem ?? '' }),
    cancelled: t('cancelled'),
  }[status]
  return sentence && <p className={classes.text}>{sentence}</p>
}
