import { Head } from '@inertiajs/react'
import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Closing } from './Welcome/Closing'
import type { KeptEstimate } from '~/components/KeptFile'
import { Fee } from './Welcome/Fee'
import { Hero } from './Welcome/Hero'
import { HowItWorks } from './Welcome/HowItWorks'
import { Kinds } from './Welcome/Kinds'
import { Operators } from './Welcome/Operators'
import { Privacy } from './Welcome/Privacy'
import { Questions } from './Welcome/Questions'

type Props = InertiaProps<{
  kept: KeptEstimate | null
  operators: Data.Travel.Operators.Counterparty[]
  example: {
    chargedCents: number
    fareCents: number
    grossCents: number
    feeBps: number
    feeCents: number
    netCents: number
  }
}>

export default function Welcome({ kept, operators, example }: Props) {
  const t = useTranslations('public')

  return (
    <>
      <Head title={t('documentTitle')} />
      <Hero feeCents={example.chargedCents} kept={kept} />
      <HowItWorks />
      <Kinds trainCents={example.chargedCents} />
      <Fee example={example} />
      <Operators operators={operators} />
      <Privacy />
      <Questions />
      <Closing />
    </>
  )
}
