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

type Submission = Data.Claims.Letters.Submission
type Props = {
  submission: Submission
  may: { check: boolean; post: boolean; resend: boolean; giveUp: boolean; comeBack: boolean }
}

/** What has to be done with a letter now. */
export function NextStep({ submission, may }: Props) {
  const t = useTranslations('admin.submission')
  const errors = useErrors()
  const { reference } = submission

  return (
    <Card title={t('next')}>
      <Stack gap="sm" align="flex-start">
        <State submission={submission} />
        {may.resend && (
          <>
            <p className={classes.text}>{t('againHint')}</p>
            <ActionButton
              variant="filled"
              route="admin.submissions.deliveries.store"
              routeParams={{ submission_id: reference }}
              stay
            >
              {t('again')}
            </ActionButton>
          </>
        )}
        {may.check && (
          <ActionButton
            variant="filled"
            route="admin.submissions.checks.store"
            routeParams={{ submission_id: reference }}
            stay
          >
            {t('check')}
          </ActionButton>
        )}
        {submission.awaitsCheck && (
          <ConfirmButton
            title={t('refuseTitle', { reference })}
            consequence={t('refuseText')}
            route="admin.submissions.checks.destroy"
            routeParams={{ submission_id: reference }}
            stay
          >
            {t('refuse')}
          </ConfirmButton>
        )}
        {may.post && <Post submission={submission} />}
        {may.giveUp && (
          <ConfirmButton
            title={t('giveUpTitle', { reference })}
            consequence={t('giveUpText')}
            route="admin.submissions.deliveries.destroy"
            routeParams={{ submission_id: reference }}
            stay
          >
            {t('giveUp')}
          </ConfirmButton>
        )}
        {may.comeBack && <CameBack submission={submission} />}
        <ErrorText>{errors.submission}</ErrorText>
      </Stack>
    </Card>
  )
}

function State({ submission }: { submission: Submission }) {
  const t = useTranslations('admin.submission')
  const { status, recipient, problem, postedOn, postedTo, isStub } = submission
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
    if (submission.awaitsCheck) return t('toCheck', { name: submission.createdBy ?? '' })
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
