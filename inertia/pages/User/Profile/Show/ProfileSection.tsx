import { Button } from '@mantine/core'
import { lazy, startTransition, useState } from 'react'
import type { Data } from '~generated/data'
import { useLocale, useTranslations } from '~/i18n'
import { DateText } from '~/ui/DateText'
import { DefinitionList } from '~/ui/DefinitionList'
import { writtenPhone } from './phone'
import { Section } from './Section'

const ProfileForm = lazy(() => import('./ProfileForm'))

type Props = { profile: Data.People.Accounts.Profile }

/** Who someone is to us and to the operators; turns into its own form. */
export function ProfileSection({ profile }: Props) {
  const t = useTranslations('profile.details')
  const [editing, setEditing] = useState<boolean | null>(null)

  if (editing) {
    return (
      <Section id="profile" title={t('title')} description={t('lead')}>
        <ProfileForm profile={profile} onDone={() => setEditing(false)} />
      </Section>
    )
  }
  return (
    <Section
      id="profile"
      title={t('title')}
      description={t('lead')}
      aside={
        // Who comes back from the form finds the keyboard where it was.
        <Button variant="default" autoFocus={editing === false} onClick={() => startTransition(() => setEditing(true))}>
          {t('edit')}
        </Button>
      }
    >
      <Details profile={profile} />
    </Section>
  )
}

function Details({ profile }: Props) {
  const t = useTranslations('profile.details')
  const products = useTranslations('onboarding.more.product')
  const { firstName, lastName, birthOn, phone } = profile

  return (
    <DefinitionList
      items={[
        { term: t('name'), value: `${firstName} ${lastName}` },
        { term: t('birthOn'), value: birthOn ? <DateText value={birthOn} /> : t('none') },
        { term: t('phone'), value: writtenPhone(phone) ?? t('none') },
        {
          term: t('address'),
          value: profile.addressLine ? <Address {...profile} /> : t('none'),
        },
        {
          term: products('label'),
          value: products(`names.${profile.travelProduct}`),
        },
        { term: t('memberSince'), value: <DateText value={profile.memberSince} /> },
      ]}
    />
  )
}

function Address({ addressLine, postcode, city, country }: Props['profile']) {
  const locale = useLocale()
  return (
    <>
      {addressLine}
      <br />
      {postcode} {city}
      {country !== 'NL' && (
        <>
          <br />
          {new Intl.DisplayNames(locale, { type: 'region' }).of(country)}
        </>
      )}
    </>
  )
}
