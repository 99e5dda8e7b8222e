import { useTranslations } from '~/i18n'

/** The name of a choice as the form shows it. */
export function useChoiceWords() {
  const t = useTranslations('job_application')

  return (kind: 'availability' | 'regions' | 'transport', value: string) =>
    t(`${kind}.${value}` as 'transport.bike')
}
