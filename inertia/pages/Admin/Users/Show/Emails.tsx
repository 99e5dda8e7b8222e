import type { EmailRow } from '#app/messages/emails/email_list'
import type { ListPage } from '#app/platform/lists/list_page'
import { ListFrame } from '~/components/lists/ListFrame'
import { Views } from '~/components/lists/Views'
import { useTranslations } from '~/i18n'
import { EmptyState } from '~/ui/EmptyState'
import type { Data } from '~generated/data'
import classes from './Emails.module.css'
import { EmailReader } from './Emails/EmailReader'
import { Messages } from './Emails/Messages'
import type { At } from './may'

type Props = At & {
  list: ListPage<EmailRow>
  /** The message that is being read. */
  opened?: Data.Messages.Emails.Email | null
  text?: string | null
}

/** All that we sent someone; a message opens beside the list. */
export function Emails({ list, opened, text, ...at }: Props) {
  const t = useTranslations('admin_users.emails')

  return (
    <>
      <Views list={list} label={t('views')} />
      <ListFrame list={list} search={t('search')} empty={<EmptyState title={t('none')} description={t('noneHint')} />}>
        <div className={classes.mail} data-open={Boolean(opened) || undefined}>
          <div className={classes.list}>
            <Messages emails={list.rows} openedId={opened?.id} />
          </div>
          <div className={classes.reader}>
            {opened ? (
              <EmailReader key={opened.id} {...at} email={opened} text={text ?? ''} />
            ) : (
              <p className={classes.choose}>{t('choose')}</p>
            )}
          </div>
        </div>
      </ListFrame>
    </>
  )
}
