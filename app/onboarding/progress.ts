import { isCompleteAddress } from '#app/users/address'
import type User from '#app/users/user'

export const STEPS = ['personal-information', 'additional-information', 'ovcp-card'] as const
export type StepName = (typeof STEPS)[number]

export type Step = { name: StepName; path: string; done: boolean; current: boolean }

/** What a person still owes before claims can be sent for them. */
export type Missing = 'address' | 'mandate' | 'card'

/** How far someone is; a visitor has everything to come. The first open step is the current one. */
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

/** Where someone goes on, or null when there is nothing left to do. */
export const nextStepOf = (user: User) =>
  onboardingOf(user).find((step) => step.current)?.path ?? null

export function missingOf(user: User): Missing[] {
  const missing: Missing[] = []
  if (!isCompleteAddress(user)) missing.push('address')
  if (!user.mandateSignedAt) missing.push('mandate')
  if (!user.onboardedAt) missing.push('card')
  return missing
}

function isDone(step: StepName, user: User) {
  switch (step) {
    // Having an account is what that step is for.
    case 'personal-information':
      return true
    case 'additional-information':
      return isCompleteAddress(user) && user.mandateSignedAt !== null
    // A card may be left to the first upload, so what counts is that the person came past this step.
    case 'ovcp-card':
      return user.onboardedAt !== null
  }
}
