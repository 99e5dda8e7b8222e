import { EMPLOYER_COLLEAGUES } from '#database/demo/people/employer_colleagues'
import { card, commute, CP1252, exportsOf, outing, person, WINDOWS } from '#database/demo/people/person'
import { ROUTES } from '#database/demo/routes'
import { EMPLOYER } from '#database/demo/tenants'

const BUSINESS_CARD = card('business', 'NS-Business Card', 29)
const PRIVATE_CARD = card('personal', 'Privékaart', 44)

const MANAGER = person(EMPLOYER, 'Stationsplein 12, 3511 ED Utrecht', {
  key: 'marloes',
  role: 'manager',
  email: 'manager@fareback.test',
  firstName: 'Marloes',
  lastName: 'van den Berg',
  birthOn: '1977-10-01',
  cards: [],
  exports: exportsOf('ns_business', { files: 4, monthsEach: 3 }).map((plan) => ({
    ...plan,
    members: ['ilse', 'yusuf', 'karin', ...EMPLOYER_COLLEAGUES.map(({ key }) => key)],
  })),
})

export const EMPLOYER_PEOPLE = [
  MANAGER,
  person(EMPLOYER, 'Johan de Wittlaan 44, 6828 WD Arnhem', {
    key: 'mark',
    firstName: 'Mark',
    lastName: 'Oosterhuis',
    birthOn: '1981-05-17',
    bank: 'RABO',
    cards: [BUSINESS_CARD],
    habits: [
      commute([ROUTES.arnhemUtrecht], '06:58', '17:02', { isBusiness: true }),
      outing([ROUTES.arnhemNijmegen], '13:15', '23:20'),
    ],
    exports: [
      ...exportsOf('ns_business', { files: 3, monthsEach: 3, newest: 4 }),
      ...exportsOf('ns_business', { files: 1, monthsEach: 3 }, { isWorkbook: true }),
    ],
  }),
  person(EMPLOYER, 'Soestdijkerstraatweg 70, 1213 XE Hilversum', {
    key: 'ilse',
    firstName: 'Ilse',
    lastName: 'Brouwer',
    birthOn: '1989-08-08',
    bank: 'ABNA',
    cards: [PRIVATE_CARD, BUSINESS_CARD],
    habits: [
      commute([ROUTES.hilversumUtrecht], '08:09', '17:25', { card: 1, isBusiness: true }),
      outing([ROUTES.hilversumAmsterdam], '12:40', '23:45', { share: 0.4 }),
    ],
    exports: exportsOf('ov_nl_12', { files: 2, monthsEach: 3 }),
  }),
  person(EMPLOYER, 'Barbaraweg 5, 3851 ME Amersfoort', {
    key: 'yusuf',
    firstName: 'Yusuf',
    lastName: 'Özdemir',
    birthOn: '1994-04-04',
    bank: 'INGB',
    cards: [PRIVATE_CARD, BUSINESS_CARD],
    habits: [
      commute([ROUTES.amersfoortUtrecht, ROUTES.uovSciencePark], '07:34', '16:40', {
        card: 1,
        isBusiness: true,
      }),
      outing([ROUTES.amersfoortApeldoorn], '11:02', '18:35', { share: 0.3 }),
    ],
    exports: exportsOf('ov_nl_12', { files: 2, monthsEach: 4 }, CP1252),
  }),
  person(EMPLOYER, 'Ceintuurbaan 212, 8022 AW Zwolle', {
    key: 'karin',
    firstName: 'Karin',
    lastName: 'Lubbers',
    birthOn: '1973-11-13',
    bank: 'RABO',
    cards: [PRIVATE_CARD, BUSINESS_CARD],
    habits: [
      commute([ROUTES.zwolleUtrecht], '06:45', '16:35', { card: 1, isBusiness: true, share: 0.5 }),
      outing([ROUTES.zwolleDeventer], '10:15', '16:05', { share: 0.3 }),
    ],
    exports: exportsOf('ov_nl_12', { files: 2, monthsEach: 4 }),
  }),
  person(EMPLOYER, 'Utrechtseweg 150, 3818 EM Amersfoort', {
    key: 'pieter',
    firstName: 'Pieter',
    lastName: 'Jansma',
    birthOn: '1965-09-29',
    travelProduct: 'discount_40',
    bank: 'ASNB',
    habits: [
      commute([ROUTES.amersfoortUtrecht], '09:06', '18:42', { share: 0.85 }),
      outing([ROUTES.utrechtAmsterdam], '10:32', '22:20', { share: 0.1 }),
    ],
    exports: exportsOf('ov_nl_12', { files: 4, monthsEach: 2 }),
  }),
  person(EMPLOYER, 'Stationsstraat 25, 1315 KP Almere', {
    key: 'aisha',
    firstName: 'Aïsha',
    lastName: 'Karimi',
    birthOn: '1996-06-21',
    bank: 'BUNQ',
    habits: [commute([ROUTES.almereZuid, ROUTES.gvbZuidBijlmer], '07:41', '17:08', { share: 0.75 })],
    exports: exportsOf('ov_nl_12', { files: 4, monthsEach: 2 }, WINDOWS),
  }),
  person(EMPLOYER, 'Apeldoornseweg 51, 6814 BH Arnhem', {
    key: 'sven',
    firstName: 'Sven',
    lastName: 'Hermans',
    birthOn: '1982-12-12',
    travelProduct: 'off_peak',
    bank: 'KNAB',
    habits: [
      commute([ROUTES.arnhemNijmegen, ROUTES.brengNijmegen], '07:19', '18:48', { share: 0.6 }),
      outing([ROUTES.arnhemUtrecht], '11:30', '20:10', { share: 0.2 }),
    ],
    exports: exportsOf('ov_nl_12', { files: 4, monthsEach: 2 }),
  }),
  person(EMPLOYER, 'Emmastraat 19, 1213 AJ Hilversum', {
    key: 'tessa',
    firstName: 'Tessa',
    lastName: 'Nijland',
    birthOn: '1998-03-30',
    bank: null,
    habits: [
      commute([ROUTES.hilversumUtrecht], '08:27', '17:15'),
      outing([ROUTES.hilversumAmsterdam], '18:40', '24:25', { days: [5, 6], share: 0.3 }),
    ],
    exports: exportsOf('ov_nl_12', { files: 4, monthsEach: 2 }).map((plan, index) =>
      index === 2 ? { ...plan, hasImpossibleDate: true } : plan
    ),
  }),
]
