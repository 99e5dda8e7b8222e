import { card, commute, CP1252, exportsOf, outing, person, WINDOWS } from '#database/demo/people/person'
import { ROUTES } from '#database/demo/routes'
import { UNIVERSITY } from '#database/demo/tenants'

const STUDENT_CARD = card('personal', 'Studenten-OV', 26)

export const UNIVERSITY_PEOPLE = [
  person(UNIVERSITY, 'Zernikeplein 7, 9747 AS Groningen', {
    key: 'geertje',
    role: 'manager',
    firstName: 'Geertje',
    lastName: 'Bolhuis',
    birthOn: '1970-01-06',
    cards: [],
  }),
  person(UNIVERSITY, 'Korreweg 133, 9714 AG Groningen', {
    key: 'jelte',
    firstName: 'Jelte',
    lastName: 'Mellema',
    birthOn: '2004-02-17',
    travelProduct: 'student',
    cards: [STUDENT_CARD],
    habits: [
      commute([ROUTES.qbuzzZernike], '08:33', '16:15', { isStudy: true, share: 0.85 }),
      outing([ROUTES.groningenWinschoten], '10:20', '21:35', { share: 0.45 }),
      outing([ROUTES.qbuzzUmcg], '21:40', '24:35', { days: [6], share: 0.3 }),
    ],
    exports: exportsOf('ov_nl_12', { files: 5, monthsEach: 2 }),
  }),
  person(UNIVERSITY, 'Wirdumerdijk 30, 8911 CE Leeuwarden', {
    key: 'femke',
    firstName: 'Femke',
    lastName: 'Dijkstra',
    birthOn: '2003-09-25',
    travelProduct: 'student',
    bank: 'RABO',
    cards: [STUDENT_CARD],
    habits: [
      commute([ROUTES.groningenLeeuwarden], '07:52', '17:05', { isStudy: true, share: 0.6 }),
      outing([ROUTES.groningenLeeuwarden], '12:52', '23:22'),
    ],
    exports: exportsOf('ov_nl_12', { files: 4, monthsEach: 2 }, WINDOWS),
  }),
  person(UNIVERSITY, 'Vaart Zuidzijde 61, 9401 GG Assen', {
    key: 'lotte',
    firstName: 'Lotte',
    lastName: 'Kamphuis',
    birthOn: '2005-05-31',
    travelProduct: 'student',
    bank: null,
    cards: [STUDENT_CARD],
    habits: [
      commute([ROUTES.groningenAssen, ROUTES.qbuzzZernike], '08:06', '15:48', {
        isStudy: true,
        share: 0.75,
      }),
      outing([ROUTES.groningenAssen], '13:36', '22:40', { share: 0.35 }),
    ],
    exports: exportsOf('ov_nl_12', { files: 4, monthsEach: 2 }),
  }),
  person(UNIVERSITY, 'Kraneweg 48, 9718 JS Groningen', {
    key: 'kwame',
    firstName: 'Kwame',
    lastName: 'Asante',
    birthOn: '2001-11-07',
    locale: 'en',
    bank: 'BUNQ',
    cards: [card('anonymous', 'Groningen card', 15)],
    habits: [
      commute([ROUTES.qbuzzZernike], '09:02', '17:20', { isStudy: true }),
      outing([ROUTES.groningenAssen], '11:06', '17:36', { share: 0.2 }),
    ],
    exports: exportsOf('ov_en_12', { files: 4, monthsEach: 2 }, { decimals: '.' }),
  }),
  person(UNIVERSITY, 'Thorbeckegracht 12, 8011 VL Zwolle', {
    key: 'anouk',
    firstName: 'Anouk',
    lastName: 'Rietveld',
    birthOn: '1980-04-15',
    travelProduct: 'discount_40',
    bank: 'TRIO',
    habits: [
      commute([ROUTES.groningenZwolle, ROUTES.qbuzzZernike], '07:45', '17:40', {
        days: [1, 2, 4],
        share: 0.85,
      }),
    ],
    exports: exportsOf('ov_nl_12', { files: 4, monthsEach: 2 }),
  }),
  person(UNIVERSITY, 'Zuiderhogeweg 9, 9204 CE Drachten', {
    key: 'sietse',
    firstName: 'Sietse',
    lastName: 'Hofstra',
    birthOn: '1976-08-02',
    bank: 'SNSB',
    habits: [
      commute([ROUTES.qbuzzDrachten, ROUTES.qbuzzUmcg], '07:08', '16:22', { share: 0.8 }),
      outing([ROUTES.groningenZwolle], '09:40', '19:30', { days: [6], share: 0.1 }),
    ],
    exports: exportsOf('ov_nl_12', { files: 3, monthsEach: 2 }, CP1252),
    quirks: { unknownNames: 1 },
  }),
  person(UNIVERSITY, 'Framaheerd 84, 9737 NM Groningen', {
    key: 'mehmet',
    firstName: 'Mehmet',
    lastName: 'Demirtaş',
    birthOn: '1985-10-20',
    bank: 'ABNA',
    habits: [
      commute([ROUTES.qbuzzUmcg, ROUTES.groningenAssen], '08:14', '16:52', { share: 0.6 }),
      outing([ROUTES.groningenLeeuwarden], '10:50', '19:25', { share: 0.3 }),
    ],
    exports: exportsOf('ov_nl_12', { files: 3, monthsEach: 2 }),
  }),
]
