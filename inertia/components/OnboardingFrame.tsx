import { Head } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { useTranslations } from '~/i18n'
import { Steps } from '~/ui/Steps'
import classes from './OnboardingFrame.module.css'

export type OnboardingStep = 'personal-information' | 'additional-information' | 'ovcp-card'

const STEPS: OnboardingStep[] = ['personal-information', 'additional-information', 'ovcp-card']

/** The card stands in the file that comes along. */
const WITHOUT_CARD = STEPS.slice(0, 2)

type Props = {
  step: OnboardingStep
  /** The steps of this person's way in, when they are other than everyone's. */
  steps?: OnboardingStep[]
  /** A file comes along. */
  hasFile?: boolean
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** A step of the way in: how far one is, what it is about, and the form. The layout makes room for it. */
export function OnboardingFrame({ step, hasFile, title, lead, children, ...props }: Props) {
  const t = useTranslations('onboarding.steps')
  const { steps = hasFile ? WITHOUT_CARD : STEPS } = props

  return (
    <div className={classes.frame} data-wide>
      <Head title={title} />
      <header className={classes.head}>
        <Steps label={t('label')} steps={steps.map((name) => t(name))} current={steps.indexOf(step)} />
        <h1>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  )
}
