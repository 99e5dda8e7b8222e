import type { Missing } from '#app/people/onboarding/missing'
import { isCompleteAddress } from '#app/people/accounts/isomorphic/address'
import type User from '#app/people/accounts/user'

const STEPS = ['personal-information', 'additional-information', 'ovcp-card'] as const
type StepName = (typeof STEPS)[number]

type Step = { name: StepName; path: string; done: boolean; current: boolean }

/** The first open step is the current one; for a visitor every step is open. */
export function onboardingOf(user: User | null): Step[] {
  const done = STEPS.map((step) => user !== null && isDone(step, user))
  const current = done.indexOf(false)
  return STEPS.map((name, i) => ({
    name,
    path: `/onboarding/${name}`,
    done: done[i],
    current: i === current,
  }))
}

export const nextStepOf = (user: User) => onboardingOf(user).find((step) => step.current)?.path ?? null

export function missingOf(user: User): Missing[] {
  const missing: Missing[] = []
  if (!isCompleteAddress(user)) missing.push('address')
  if (!user.mandateSignedAt) missing.push('mandate')
  if (!user.onboardedAt) missing.push('card')
  return missing
}

function isDone(step: StepName, user: User) {
  switch (step) {
    case 'personal-information':
      return true
    case 'additional-information':
      return isCompleteAddress(user) && user.mandateSignedAt !== null
    // A card may come with the first upload, so passing the step is what counts.
    case 'ovcp-card':
      return user.onboardedAt !== null
  }
}
