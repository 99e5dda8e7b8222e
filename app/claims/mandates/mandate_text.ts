import type { Locale } from '#app/platform/shared/locale'

/** Raise it with every change of the text: a mandate names the version that was signed. */
export const MANDATE_VERSION = '2026-11-26'

type MandateText = {
  intro: string
  may: string[]
  mayNot: string[]
  withdrawal: string
}

const FIRST: Record<Locale, MandateText> = {
  nl: {
    intro: 'Ik machtig Fareback om namens mij bij vervoerders geld terug te vragen voor mijn reizen.',
    may: [
      'een claim indienen voor een reis die ik daarvoor heb gekozen;',
      'de vervoerder mijn naam, adres, kaartnummer en de gegevens van die reis geven;',
      'met de vervoerder over de claim schrijven en één keer bezwaar maken tegen een afwijzing;',
      'het geld ontvangen en voor mij bewaren tot ik het laat uitbetalen.',
    ],
    mayNot: [
      'een claim indienen die ik niet heb gekozen;',
      'inloggen als mij, een abonnement afsluiten of opzeggen;',
      'een schikking aannemen of naar de rechter gaan;',
      'mijn gegevens voor iets anders gebruiken.',
    ],
    withdrawal:
      'Ik kan deze machtiging op elk moment intrekken in mijn profiel. Claims waarover nog niet is beslist, worden dan ingetrokken. Geld dat al is toegezegd, krijg ik nog.',
  },
  en: {
    intro: 'I authorise Fareback to ask operators, in my name, to refund money for my trips.',
    may: [
      'send a claim for a trip that I have chosen for it;',
      'give the operator my name, address, card number and the details of that trip;',
      'write with the operator about the claim, and object once to a rejection;',
      'receive the money and keep it for me until I have it paid out.',
    ],
    mayNot: [
      'send a claim that I have not chosen;',
      'sign in as me, or start or end a subscription;',
      'accept a settlement or go to court;',
      'use my information for anything else.',
    ],
    withdrawal:
      'I can withdraw this mandate at any moment in my profile. Claims that are not decided yet are then withdrawn. Money that was granted already still comes to me.',
  },
}

const CURRENT: Record<Locale, MandateText> = {
  nl: FIRST.nl,
  en: {
    intro: 'I authorise Fareback to ask operators, in my name, to refund money for my trips.',
    may: [
      'submit a claim for a trip that I have chosen for it;',
      'give the operator my name, address, card number and the details of that trip;',
      'correspond with the operator about the claim, and object once to a rejection;',
      'receive the money and keep it for me until I have it paid out.',
    ],
    mayNot: [
      'submit a claim that I have not chosen;',
      'log in as me, or start or end a subscription;',
      'accept a settlement or go to court;',
      'use my information for anything else.',
    ],
    withdrawal:
      'I can withdraw this mandate at any time in my profile. Claims that have not been decided yet are then withdrawn. I still receive money that has already been granted.',
  },
}

/** Each text that was ever signed, by its version. */
const TEXTS: Record<string, Record<Locale, MandateText>> = {
  '2026-11-21': FIRST,
  [MANDATE_VERSION]: CURRENT,
}

export const MANDATE_TEXT = CURRENT

/** Throws for a version that nobody can have signed. */
export function mandateText(version: string) {
  const text = TEXTS[version]
  if (!text) throw new Error(`No mandate has version ${version}`)
  return text
}
