import { Suspense } from 'react'
import { Legal } from '~/components/Legal'
import { loadOnce } from '~/util/loadOnce'
import { useLanguage } from '~/hooks/useLanguage'

const texts = {
  nl: loadOnce(() => import('~/content/legal/terms_of_service.nl')),
  en: loadOnce(() => import('~/content/legal/terms_of_service.en')),
}

export default function TermsOfService() {
  const { locale } = useLanguage()

  return (
    <Suspense>
      <Legal text={texts[locale]()} />
    </Suspense>
  )
}
