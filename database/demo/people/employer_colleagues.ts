import { card, commute, person } from '#database/demo/people/person'
import { ROUTES } from '#database/demo/routes'
import { EMPLOYER } from '#database/demo/tenants'

const NAMES = [
  'Anouk Bakker',
  'Bas Meijer',
  'Carlijn Postma',
  'Daan Vos',
  'Eva Kramer',
  'Floris Kuipers',
  'Gaby Hendriks',
  'Hugo Peters',
  'Iris Smit',
  'Jeroen Kok',
  'Kim Dekker',
  'Lars Brink',
  'Mila Jacobs',
  'Niels Prins',
  'Olga Verhoeven',
  'Pim Schouten',
  'Quinty Willems',
  'Rens Hofman',
  'Saskia Groen',
  'Thijs Bosman',
  'Uma Sharma',
  'Vera Timmer',
  'Wouter Blom',
  'Xander Mol',
  'Yara Haddad',
  'Zoe Martens',
  'Abel Scholten',
  'Britt Kuiper',
  'Cas Veenstra',
  'Dina Aksoy',
  'Emiel Gerritsen',
  'Fenna Wiersma',
  'Guus Koster',
  'Hanna Driessen',
  'Ivo Maas',
  'Jasmijn Bos',
]

const WAYS = [
  ROUTES.utrechtAmsterdam,
  ROUTES.amersfoortUtrecht,
  ROUTES.arnhemUtrecht,
  ROUTES.denHaagUtrecht,
  ROUTES.hilversumUtrecht,
  ROUTES.utrechtRotterdam,
  ROUTES.eindhovenUtrecht,
  ROUTES.zwolleUtrecht,
]

/** Of the newest two nobody has said yet whose card it is. */
const UNASSIGNED = 2

/** People of the employer with a business card alone; their manager uploads for them. */
export const EMPLOYER_COLLEAGUES = NAMES.map((name, nth) => {
  const [firstName, lastName] = name.split(' ')
  const isUnassigned = nth >= NAMES.length - UNASSIGNED
  return person(EMPLOYER, `Havenstraat ${10 + nth}, 3511 AB Utrecht`, {
    key: `waterland_${nth + 1}`,
    firstName,
    lastName,
    birthOn: `${1970 + (nth % 30)}-0${1 + (nth % 9)}-1${nth % 9}`,
    bank: null,
    cards: [{ ...card('business', 'NS-Business Card', 20 + nth), ...(isUnassigned && { isUnassigned }) }],
    habits: [
      commute([WAYS[nth % WAYS.length]], '07:4' + (nth % 10), '17:1' + (nth % 10), { isBusiness: true, share: 0.3 }),
    ],
  })
})
