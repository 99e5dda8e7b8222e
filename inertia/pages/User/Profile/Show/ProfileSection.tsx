import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { DateText } from '~/ui/DateText'
import { DefinitionList } from '~/ui/DefinitionList'
import { writtenPhone } from './phone'
import { ProfileForm } from './ProfileForm'
import { Section } from './Section'

type Props = { profile: Data.Profile.Profile }

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
        <Button variant="default" autoFocus={editing === false} onClick={() => setEditing(true)}>
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
  const { firstName, lastName, birthOn, phone, addressLine, postcode, city } = profile

  return (
    <DefinitionList
      items={[
        { term: t('name'), value: `${firstName} ${lastName}` },
        { term: t('birthOn'), value: birthOn ? <DateText value={birthOn} /> : t('none') },
        { term: t('phone'), value: writtenPhone(phone) ?? t('none') },
        {
          term: t('address'),
          value: addressLine ? (
            <>
              {addressLine}
              <br />
              {postcode} {city}
            </>
          ) : (
            t('none')
          ),
        },
        {
          term: t('travelProduct'),
          value: t(`products.${profile.travelProduct}` as 'products.none'),
        },
        { term: t('memberSince'), value: <DateText value={profile.memberSince} /> },
      ]}
    />
  )
}
