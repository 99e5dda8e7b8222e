import { useForm } from '@inertiajs/react'
import type { TravelProduct } from '#app/users/travel_product'
import { ADDRESS_FIELDS, addressProblem } from '#app/users/address'
import { ibanProblem } from '#app/users/iban'
import { isSignedBy } from '#app/onboarding/signed_name'
import { client } from '~/client'
import { useLeft } from '~/hooks/useLeft'
import { useTranslations } from '~/i18n'

export type Fields = {
  addressLine: string
  postcode: string
  city: string
  country: string
  travelProduct: TravelProduct
  iban: string
  holder: string
  signedName: string
  mandateVersion: string
}

type Field = keyof Fields
type Given = { initial: Fields; fullName: string; isSigned: boolean }

/** The form of this step: what is typed, what is wrong with it and where it goes. */
export function useInformation({ initial, fullName, isSigned }: Given) {
  const refusals = useTranslations('refusals')
  const left = useLeft<Field>()
  const form = useForm(initial)
  const { data } = form

  /** What the server would refuse too, in its words. */
  const problemOf = (field: Field): string | null => {
    if (field === 'signedName') {
      if (isSigned || isSignedBy(data.signedName, fullName)) return null
      return data.signedName.trim() === ''
        ? refusals('mandate.missingName')
        : refusals('mandate.otherName', { name: fullName })
    }
    if (field === 'iban') {
      const problem = data.iban === '' ? null : ibanProblem(data.iban)
      return problem && refusals(problem)
    }
    const part = ADDRESS_FIELDS.find((one) => one === field)
    const problem = part ? addressProblem(part, data) : null
    return problem && refusals(problem)
  }

  const fieldsToCheck: Field[] = [...ADDRESS_FIELDS, 'iban', 'signedName']
  const wrong = (mayBeEmpty: boolean) =>
    fieldsToCheck.filter((field) => problemOf(field) && !(mayBeEmpty && data[field].trim() === ''))

  const send = (how: 'post' | 'patch', onProblem: () => void) => {
    const found = wrong(how === 'patch')
    left.add(...found)
    if (found.length > 0) return onProblem()
    const route = how === 'post' ? 'store' : 'update'
    form[how](client.urlFor(`onboarding.additional_information.${route}`), { onError: onProblem })
  }

  return {
    data,
    isSending: form.processing,
    errorOf: (field: Field) =>
      (left.has(field) && problemOf(field)) || form.errors[field] || undefined,
    change: <One extends Field>(field: One, value: Fields[One]) => {
      form.setData(field, value as never)
      form.clearErrors(field)
      left.remove(field)
    },
    leave: (field: Field) => {
      if (data[field] !== '') left.add(field)
    },
    /** Everything, to go on; `onProblem` when something is not right. */
    complete: (onProblem: () => void) => send('post', onProblem),
    /** What there is, to go on another time. */
    save: (onProblem: () => void) => send('patch', onProblem),
  }
}

export type Information = ReturnType<typeof useInformation>
