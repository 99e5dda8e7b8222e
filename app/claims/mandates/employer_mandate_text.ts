import type { Locale } from '#app/platform/shared/locale'

/** Raise it with every change of the text: a mandate names the version that was signed. */
export const EMPLOYER_MANDATE_VERSION = '2026-11-27'

type EmployerMandateText = { intro: string; may: string[]; mayNot: string[]; withdrawal: string }

const CURRENT: Record<Locale, EmployerMandateText> = {
  nl: {
    intro:
      'De organisatie machtigt Fareback om namens haar bij vervoerders geld terug te vragen voor zakelijke reizen die zij heeft betaald.',
    may: [
      'een claim indienen voor een zakelijke reis die een beheerder daarvoor heeft gekozen;',
      'de vervoerder de naam en het adres van de organisatie geven, en de naam, het kaartnummer en de reis van de reiziger;',
      'met de vervoerder over de claim schrijven en één keer bezwaar maken tegen een afwijzing;',
      'het geld ontvangen en voor de organisatie bewaren tot zij het laat uitbetalen.',
    ],
    mayNot: [
      'privéreizen claimen of aan de organisatie laten zien;',
      'een abonnement van de organisatie afsluiten of opzeggen;',
      'een schikking aannemen of naar de rechter gaan;',
      'de gegevens voor iets anders gebruiken.',
    ],
    withdrawal:
      'Een beheerder kan deze machtiging op elk moment intrekken. Claims waarover nog niet is beslist, worden dan ingetrokken. Geld dat al is toegezegd, krijgt de organisatie nog.',
  },
  en: {
    intro:
      'The organisation authorises Fareback to ask operators, in its name, to refund money for business trips that it paid for.',
    may: [
      'submit a claim for a business trip that a manager has chosen for it;',
      'give the operator the name and address of the organisation, and the name, card number and trip of the traveller;',
      'correspond with the operator about the claim, and object once to a rejection;',
      'receive the money and keep it for the organisation until it has it paid out.',
    ],
    mayNot: [
      'claim private trips, or show them to the organisation;',
      'start or end a subscription of the organisation;',
      'accept a settlement or go to court;',
      'use the information for anything else.',
    ],
    withdrawal:
      'A manager can withdraw this mandate at any time. Claims that have not been decided yet are then withdrawn. The organisation still receives money that has already been granted.',
  },
}

/** Each text that was ever signed, by its version. */
const TEXTS: Record<string, Record<Locale, EmployerMandateText>> = { [EMPLOYER_MANDATE_VERSION]: CURRENT }

export const EMPLOYER_MANDATE_TEXT = CURRENT

/** Throws for a version that nobody can have signed. */
export function employerMandateText(version: string) {
  const text = TEXTS[version]
  if (!text) throw new Error(`No mandate of an organisation has version ${version}`)
  return text
}
