import type { OnboardingStep } from '~/components/OnboardingFrame'

/** Address and mandate wait until the first claim: most people of an organisation never send one themselves. */
export const TENANT_STEPS: OnboardingStep[] = ['personal-information', 'ovcp-card']
