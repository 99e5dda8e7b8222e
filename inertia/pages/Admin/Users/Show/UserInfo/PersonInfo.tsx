import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateText } from '~/ui/DateText'
import { DefinitionList } from '~/ui/DefinitionList'
import type { Data } from '~generated/data'
import type { Info } from './info'
import { Note } from './Note'
import { useDay } from './useDay'

type Props = { user: Data.People.Accounts.User.Variants['forAdmin']; info: Info }

/** What someone told us about themselves. */
export function PersonInfo({ user, info }: Props) {
  const t = useTranslations('admin_users.info')
  const day = useDay()
  const address = [info.addressLine, [info.postcode, info.city].filter(Boolean).join(' ')]

  return (
    <Card title={t('person')}>
      <DefinitionList
        items={[
          {
            term: t('email'),
            value: (
              <Note note={info.verifiedAt ? t('verified', { day: day(info.verifiedAt) }) : t('notVerified')}>
                {user.email}
              </Note>
            ),
          },
          { term: t('phone'), value: info.phone },
          { term: t('birthOn'), value: info.birthOn && <DateText value={info.birthOn} /> },
          { term: t('address'), value: address.filter(Boolean).join(', ') || null },
          {
            term: t('language'),
            value: t(`languages.${info.locale === 'nl' || info.locale === 'en' ? info.locale : 'none'}`),
          },
          { term: t('joined'), value: <DateText value={user.joinedAt} /> },
          { term: t('id'), value: <code>{user.id}</code> },
          ...(info.erasedAt ? [{ term: t('erased'), value: <DateText value={info.erasedAt} /> }] : []),
        ]}
      />
    </Card>
  )
}
