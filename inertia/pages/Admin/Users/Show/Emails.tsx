import { useTranslations } from '~/i18n'
import { EmptyState } from '~/ui/EmptyState'
import { type PageMeta, Pagination } from '~/ui/Pagination'
import type { Data } from '~generated/data'
import classes from './Emails.module.css'
import { EmailReader } from './Emails/EmailReader'
import { Messages } from './Emails/Messages'
import type { At } from './may'

export type Email = Data.Emails.Email

type Props = At & {
  emails: Email[]
  meta: PageMeta
  /** The message that is being read. */
  opened?: Email | null
  text?: string | null
}

/** All that we sent someone; a message opens beside the list. */
export function Emails({ emails, meta, opened, text, ...at }: Props) {
  const t = useTranslations('admin_users.emails')
  if (meta.total === 0) return <EmptyState title={t('none')} description={t('noneHint')} />

  return (
    <div className={classes.mail} data-open={Boolean(opened) || undefined}>
      <div className={classes.list}>
        <Messages emails={emails} openedId={opened?.id} />
        <Pagination meta={meta} />
      </div>
      <div className={classes.reader}>
        {opened ? (
          <EmailReader key={opened.id} {...at} email={opened} text={text ?? ''} />
        ) : (
          <p className={classes.choose}>{t('choose')}</p>
        )}
      </div>
    </div>
  )
}
