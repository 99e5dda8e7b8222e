import { card, commute, exportsOf, outing, person } from '#database/demo/people/person'
import { ROUTES } from '#database/demo/routes'
import { HOUSE } from '#database/demo/tenants'

/** Sanne's commute is the story the product is shown with. */
export const SANNE = person(HOUSE, 'Oude Rijn 114, 2312 HG Leiden', {
  key: 'sanne',
  email: 'traveller@fareback.test',
  firstName: 'Sanne',
  lastName: 'de Vries',
  birthOn: '1991-04-12',
  bank: 'INGB',
  cards: [card('personal', 'Woon-werk', 22), card('anonymous', 'Gastenkaart', 40)],
  habits: [
    commute([ROUTES.leidenDenHaag, ROUTES.htmMadurodam], '07:52', '17:21', { share: 0.9 }),
    commute([ROUTES.leidenHaarlem], '19:20', '23:25', { days: [4], share: 0.15 }),
    outing([ROUTES.leidenAmsterdam], '11:10', '23:50', { days: [6], share: 0.3 }),
  ],
  exports: exportsOf('ov_nl_12', { files: 18 }),
  quirks: {
    hasRefund: true,
    unknownNames: 1,
    // All within sixty days, and old enough for an operator to have given up correcting them itself.
    mistakes: [
      { mode: 'train', nth: 9, slip: 'missed_check_out' },
      { mode: 'train', nth: 15, slip: 'missed_check_out' },
      { mode: 'train', nth: 22, slip: 'missed_check_in' },
      { mode: 'train', nth: 29, slip: 'missed_check_out' },
      { mode: 'tram', nth: 11, slip: 'missed_check_out' },
      { mode: 'tram', nth: 18, slip: 'missed_check_out' },
      { mode: 'tram', nth: 25, slip: 'missed_check_in' },
      { mode: 'tram', nth: 33, slip: 'missed_check_out' },
    ],
  },
})
