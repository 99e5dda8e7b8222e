import { Link } from '@adonisjs/inertia/react'
import { Callout } from '~/components/traveller/Callout'
import { useTranslations } from '~/i18n'

/** Said before someone starts to choose: nothing can be sent without it. */
export default function MandateFirst() {
  const t = useTranslations('claims.create.mandate')

  return (
    <Callout tone="warning" title={t('title')}>
      <p>
        {t('text')} <Link route="onboarding.additional_information.show">{t('link')}</Link>
      </p>
    </Callout>
  )
}
