import type { Choices } from '#app/people/applications/application_form'
import { useTranslations } from '~/i18n'

type ChoiceKey = { [Kind in keyof Choices]: `${Kind}.${Choices[Kind][number]}` }[keyof Choices]

/** The name of a choice as the form shows it. */
export function useChoiceWords() {
  const t = useTranslations('job_application')

  // TypeScript forgets that the value is one of this kind.
  return <Kind extends keyof Choices>(kind: Kind, value: Choices[Kind][number]) => t(`${kind}.${value}` as ChoiceKey)
}
