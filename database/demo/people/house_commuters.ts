import { card, commute, CP1252, exportsOf, outing, person, WINDOWS } from '#database/demo/people/person'
import { ROUTES } from '#database/demo/routes'
import { HOUSE } from '#database/demo/tenants'

export const HOUSE_COMMUTERS = [
  person(HOUSE, 'Kleverlaan 38, 2023 JG Haarlem', {
    key: 'joris',
    firstName: 'Joris',
    lastName: 'van Dijk',
    birthOn: '1984-09-03',
    travelProduct: 'discount_20',
    bank: 'RABO',
    cards: [card('personal', 'NS Flex', 17)],
    habits: [
      commute([ROUTES.haarlemAmsterdam], '08:04', '17:33'),
      outing([ROUTES.haarlemZandvoort], '12:15', '18:40', { share: 0.12 }),
    ],
    exports: exportsOf('ns_consumer', { files: 4, monthsEach: 4 }, { separator: ',' }),
  }),
  person(HOUSE, 'Bezaanjachtplein 21, 1034 CR Amsterdam', {
    key: 'fatima',
    firstName: 'Fatima',
    lastName: 'El Idrissi',
    birthOn: '1995-01-27',
    bank: 'BUNQ',
    habits: [
      commute([ROUTES.gvbNoordZuid], '08:21', '17:42', { share: 0.9 }),
      outing([ROUTES.gvbLeidseplein], '19:05', '24:10', { days: [5, 6], share: 0.3 }),
    ],
    exports: exportsOf('ov_nl_12', { files: 5, monthsEach: 2 }, WINDOWS),
    quirks: { unknownNames: 2 },
  }),
  person(HOUSE, 'Slinge 409, 3085 EW Rotterdam', {
    key: 'ruben',
    firstName: 'Rubén',
    lastName: 'Lobato',
    birthOn: '1979-06-14',
    bank: 'ABNA',
    habits: [
      commute([ROUTES.retSlinge], '07:12', '16:24'),
      outing([ROUTES.rotterdamDordrecht], '10:35', '16:50', { share: 0.2 }),
    ],
    exports: exportsOf('ov_nl_12', { files: 5, monthsEach: 2 }, CP1252),
  }),
  person(HOUSE, 'Assendorperstraat 75, 8012 DG Zwolle', {
    key: 'noor',
    invitedBy: 'sanne',
    firstName: 'Noor',
    lastName: 'Wielinga',
    birthOn: '1988-11-30',
    bank: 'TRIO',
    habits: [commute([ROUTES.zwolleDeventer, ROUTES.rrreisDeventer], '07:36', '16:48', { share: 0.7 })],
    exports: exportsOf('ov_nl_12', { files: 3, monthsEach: 2 }, { isOnlyCheckOuts: true }),
  }),
  person(HOUSE, 'Frankrijkstraat 52, 5622 AH Eindhoven', {
    key: 'bram',
    firstName: 'Bram',
    lastName: 'Verhoeven',
    birthOn: '1992-02-08',
    travelProduct: 'discount_40',
    bank: 'RABO',
    habits: [
      commute([ROUTES.eindhovenDenBosch], '06:48', '15:40'),
      outing([ROUTES.eindhovenUtrecht], '10:02', '21:15', { share: 0.15 }),
    ],
    // The months meet: what stands in two files is the same travel.
    exports: [
      ...exportsOf('ov_nl_12', { files: 1, monthsEach: 3, newest: 4 }),
      ...exportsOf('ov_nl_12', { files: 1, monthsEach: 3, newest: 3 }),
      ...exportsOf('ov_nl_12', { files: 1, monthsEach: 3, newest: 1 }, WINDOWS),
    ],
  }),
  person(HOUSE, 'Ginnekenweg 196, 4818 JK Breda', {
    key: 'esmee',
    premiumMonths: 7,
    firstName: 'Esmée',
    lastName: 'Hoeijmakers',
    birthOn: '1997-08-19',
    bank: null,
    cards: [card('personal', 'NS-abonnement', 8)],
    habits: [
      commute([ROUTES.bredaTilburg], '08:16', '16:44', { share: 0.75 }),
      outing([ROUTES.bredaRotterdam], '13:20', '23:40', { share: 0.2 }),
    ],
    exports: exportsOf('ns_consumer', { files: 3, monthsEach: 4 }, WINDOWS),
  }),
  person(HOUSE, 'Nieuwe Langendijk 60, 2611 VK Delft', {
    key: 'thijs',
    premiumMonths: 4,
    firstName: 'Thijs',
    lastName: 'Kuiper',
    birthOn: '1999-12-05',
    bank: 'KNAB',
    habits: [
      commute([ROUTES.delftDenHaag, ROUTES.htmSpui], '08:31', '17:52'),
      outing([ROUTES.delftUtrecht], '11:45', '22:10', { share: 0.15 }),
    ],
    exports: exportsOf('ov_nl_12', { files: 4, monthsEach: 2 }),
    quirks: { isStillTravelling: true },
  }),
  person(HOUSE, 'Weimarstraat 231, 2562 GP Den Haag', {
    key: 'merel',
    firstName: 'Merel',
    lastName: 'Scholten',
    birthOn: '1986-03-22',
    travelProduct: 'discount_20',
    bank: 'ASNB',
    cards: [card('personal', 'Mijn kaart', 49)],
    habits: [
      commute([ROUTES.denHaagUtrecht, ROUTES.uovSciencePark], '07:05', '16:58', { share: 0.55 }),
      outing([ROUTES.htmScheveningen], '13:10', '17:45'),
    ],
    exports: exportsOf('ov_nl_12', { files: 5, monthsEach: 2 }),
  }),
  person(HOUSE, 'Laan van Nieuw-Guinea 88, 3531 JK Utrecht', {
    key: 'hendrik',
    firstName: 'Hendrik',
    lastName: 'Postma',
    birthOn: '1968-07-11',
    travelProduct: 'free_travel',
    bank: 'ABNA',
    habits: [
      commute([ROUTES.utrechtZuid, ROUTES.gvbZuidRai], '07:28', '17:10', { share: 0.7 }),
      outing([ROUTES.uovNieuwegein], '10:40', '14:20', { share: 0.3 }),
    ],
    exports: exportsOf('ov_nl_12', { files: 3, monthsEach: 2, newest: 2 }, CP1252),
  }),
]
