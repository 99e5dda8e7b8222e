import { useState } from 'react'
import { useTranslations } from '~/i18n'
import { GroupedField } from '~/ui/form/GroupedField'
import { useTyped } from '~/ui/form/useField'
import { CODE_IN_FOURS } from '~/ui/grouping'

type Props = { label: string; hint: string; required?: boolean }

/** An account number, in groups as on the bank card; names its bank once it is right. */
export function IbanField({ label, hint, required }: Props) {
  const t = useTranslations('common.iban')
  const refusals = useTranslations('refusals')
  const typed = useTyped('iban')
  const { rules, load } = useRules()
  const bank = !rules || rules.ibanProblem(typed) ? null : rules.bankOf(rules.plainIban(typed))

  return (
    <GroupedField
      name="iban"
      label={label}
      hint={bank ? t('bank', { bank }) : hint}
      grouping={CODE_IN_FOURS}
      autoCapitalize="characters"
      required={required}
      onFocus={load}
      check={(iban) => {
        const problem = iban === '' ? null : rules?.ibanProblem(iban)
        return problem && refusals(`iban.${problem}`)
      }}
    />
  )
}

/** The numbers of all countries, fetched when someone is about to type one. Without them the server alone looks. */
function useRules() {
  const [rules, setRules] = useState<typeof import('./ibanRules')>()
  const load = () => void import('./ibanRules').then(setRules, () => {})
  return { rules, load }
}
