import { client } from '~/client'
import { ExportLink } from '~/components/traveller/ExportLink'
import sections from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import { ButtonLink } from '~/ui/ButtonLink'
import { Section } from './Section'

/** The way out, and the data that is theirs whether they go or stay. */
export default function DeleteAccount() {
  const t = useTranslations('leaving.section')

  return (
    <Section id="leaving" title={t('title')}>
      <p>
        {t('text')} {t('stay')}
      </p>
      <div className={sections.actions}>
        <ButtonLink href={client.urlFor('leaving.show')} variant="default">
          {t('link')}
        </ButtonLink>
        <ExportLink />
      </div>
    </Section>
  )
}
