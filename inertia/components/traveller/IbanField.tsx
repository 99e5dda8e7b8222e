import { ibanProblem, plainIban } from '#app/users/iban'
import { useTranslations } from '~/i18n'
import { GroupedField } from '~/ui/form/GroupedField'
import { useTyped } from '~/ui/form/useField'
import { CODE_IN_FOURS } from '~/ui/grouping'
import { bankOf } from './bankNames'

type Props = { label: string; hint: string; required?: boolean }

/** An account number, in groups as on the bank card; names its bank once it is right. */
export function IbanField({ label, hint, required }: Props) {
  const t = useTranslations('common.iban')
  const refusals = useTranslations('refusals')
  const typed = useTyped('iban')
  const bank = ibanProblem(typed) ? null : bankOf(plainIban(typed))

  return (
    <GroupedField
      name="iban"
      label={label}
      hint={bank ? t('bank', { bank }) : hint}
      grouping={CODE_IN_FOURS}
      autoCapitalize="characters"
      required={required}
      check={(iban) => {
        const problem = iban === '' ? null : ibanProblem(iban)
        return problem && refusals(problem)
      }}
    />
  )
}
