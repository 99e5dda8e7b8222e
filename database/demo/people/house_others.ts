import { card, commute, exportsOf, outing, person, WINDOWS } from '#database/demo/people/person'
import { ROUTES } from '#database/demo/routes'
import { HOUSE } from '#database/demo/tenants'

export const HOUSE_OTHERS = [
  person(HOUSE, 'Langestraat 17, 3811 AA Amersfoort', {
    key: 'marijke',
    firstName: 'Marijke',
    lastName: 'Hoekstra',
    birthOn: '1953-05-09',
    travelProduct: 'discount_40',
    bank: 'SNSB',
    cards: [card('personal', 'Seniorenkaart', 5)],
    habits: [
      outing([ROUTES.amersfoortApeldoorn], '09:42', '16:25', { days: [2, 4, 6], share: 0.4 }),
      outing([ROUTES.amersfoortUtrecht], '10:12', '17:30', { days: [0, 3], share: 0.4 }),
    ],
    exports: exportsOf('ov_nl_10', { files: 4, monthsEach: 3 }),
  }),
  person(HOUSE, 'Bilderdijkstraat 140, 1053 LA Amsterdam', {
    key: 'daan',
    invitedBy: 'sanne',
    firstName: 'Daan',
    lastName: 'Mulder',
    birthOn: '2000-10-16',
    bank: 'BUNQ',
    cards: [card('bank_card', 'bunq-pas', 38)],
    habits: [
      commute([ROUTES.gvbLeidseplein], '09:10', '18:05', { share: 0.6 }),
      outing([ROUTES.amsterdamHoorn], '11:25', '23:35', { share: 0.25 }),
      outing([ROUTES.amsterdamSchiphol], '06:20', '21:40', { days: [5], share: 0.08 }),
    ],
    exports: exportsOf('ovpay', { files: 4, monthsEach: 3 }),
  }),
  person(HOUSE, 'Goudsesingel 302, 3011 KD Rotterdam', {
    key: 'lisa',
    firstName: 'Lisa',
    lastName: 'van Rijn',
    birthOn: '1993-07-02',
    bank: 'INGB',
    cards: [card('personal', 'OV-chipkaart', 12), card('bank_card', 'ING-pas', 27)],
    habits: [
      commute([ROUTES.retBeurs, ROUTES.rotterdamDelft].reverse(), '08:11', '17:36', {
        share: 0.75,
      }),
      outing([ROUTES.rotterdamDenHaag], '12:30', '22:45', { card: 1, share: 0.4 }),
    ],
    exports: [
      ...exportsOf('ov_nl_12', { files: 3, monthsEach: 2 }),
      ...exportsOf('ovpay', { files: 2, monthsEach: 3, card: 1 }),
    ],
    quirks: { doubleTapsOn: 1 },
  }),
  person(HOUSE, 'Biltstraat 99, 3572 AL Utrecht', {
    key: 'emma',
    invitedBy: 'sanne',
    firstName: 'Emma',
    lastName: 'Håkansson',
    birthOn: '1990-01-18',
    locale: 'en',
    bank: 'REVO',
    habits: [
      commute([ROUTES.utrechtAmsterdam], '08:02', '17:18', { share: 0.7 }),
      outing([ROUTES.uovSciencePark], '11:05', '16:10', { share: 0.3 }),
    ],
    exports: exportsOf('ov_en_12', { files: 5, monthsEach: 2 }, { decimals: '.' }),
  }),
  person(HOUSE, 'Nieuwe Binnenweg 411, 3023 EM Rotterdam', {
    key: 'priya',
    firstName: 'Priya',
    lastName: 'Raghunathan',
    birthOn: '1987-12-24',
    locale: 'en',
    bank: 'ABNA',
    habits: [
      commute([ROUTES.rotterdamSchiphol], '07:24', '17:06', { share: 0.65 }),
      outing([ROUTES.retKralingen], '14:30', '20:20', { share: 0.3 }),
    ],
    exports: exportsOf('ov_en_12', { files: 4, monthsEach: 2 }, WINDOWS),
  }),
  person(HOUSE, 'Kanaalstraat 8, 3531 CJ Utrecht', {
    key: 'willem',
    firstName: 'Willem',
    lastName: 'Terpstra',
    birthOn: '1961-02-28',
    locale: 'en',
    bank: null,
    cards: [card('anonymous', 'Oude kaart', 3)],
    habits: [
      commute([ROUTES.uovNieuwegein], '08:45', '16:30', { days: [1, 2, 4], share: 0.7 }),
      outing([ROUTES.utrechtRotterdam], '10:20', '19:15', { share: 0.2 }),
    ],
    exports: exportsOf('ov_en_10', { files: 4, monthsEach: 3 }, { decimals: '.' }),
  }),
]
