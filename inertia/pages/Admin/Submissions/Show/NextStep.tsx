import { Stack } from '@mantine/core'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { ErrorText } from '~/ui/ErrorText'
import type { Data } from '~generated/data'
import classes from './NextStep.module.css'

type Props = { submission: Data.Submissions.Submission; may: { post: boolean } }

/** What has to be done with a letter now. */
export function NextStep({ submission, may }: Props) {
  const t = useTranslations('admin.submission')
  const errors = useErrors()
  const { status, recipient, address, claimCount } = submission

  return (
    <Card title={t('next')}>
      <Stack gap="sm">
        {status === 'preparing' && <p className={classes.text}>{t('notWritten')}</p>}
        {status === 'sent' && (
          <p className={classes.text}>{t('sent', { recipient: recipient! })}</p>
        )}
        {status === 'posted' && <p className={classes.text}>{t('posted')}</p>}
        {status === 'cancelled' && <p className={classes.text}>{t('cancelled')}</p>}
        {may.post && (
          <>
            <p className={classes.text}>{address ? t('postHint') : t('noAddress')}</p>
            {address && <address className={classes.address}>{address}</address>}
            <ConfirmButton
              variant="filled"
              danger={false}
              title={t('postTitle')}
              consequence={t(`postTexts.${submission.kind}`, { count: claimCount })}
              route="admin.submissions.postings.store"
              routeParams={{ submission_id: submission.reference }}
              stay
            >
              {t('post')}
            </ConfirmButton>
          </>
        )}
        <ErrorText>{errors.submission}</ErrorText>
      </Stack>
    </Card>
  )
}
