import { Suspense } from 'react'
import { Legal } from '~/components/Legal'
import { loadOnce } from '~/util/loadOnce'
import { useLanguage } from '~/hooks/useLanguage'

const texts = {
  nl: loadOnce(() => import('~/content/legal/privacy_policy.nl')),
  en: loadOnce(() => import('~/content/legal/privacy_policy.en')),
}

export default function PrivacyPolicy() {
  const { locale } = useLanguage()

  return (
    <Suspense>
      <Legal text={texts[locale]()} />
    </Suspense>
  )
}
