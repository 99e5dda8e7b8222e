import { EMPLOYER_PEOPLE } from '#database/demo/people/employer'
import { EMPLOYER_COLLEAGUES } from '#database/demo/people/employer_colleagues'
import { SANNE } from '#database/demo/people/sanne'
import { HOUSE_COMMUTERS } from '#database/demo/people/house_commuters'
import { HOUSE_OTHERS } from '#database/demo/people/house_others'
import { person } from '#database/demo/people/person'
import { UNIVERSITY_PEOPLE } from '#database/demo/people/university'
import type { PersonPlan } from '#database/demo/plan'
import { HOUSE } from '#database/demo/tenants'

const STAFF = [
  person(HOUSE, 'Oudegracht 231, 3511 NK Utrecht', {
    key: 'agent',
    role: 'agent',
    email: 'agent@fareback.test',
    firstName: 'Nadia',
    lastName: 'Bouchareb',
    birthOn: '1993-02-11',
    cards: [],
  }),
  person(HOUSE, 'Oudegracht 231, 3511 NK Utrecht', {
    key: 'finance',
    role: 'finance',
    email: 'finance@fareback.test',
    firstName: 'Gijs',
    lastName: 'Wolters',
    birthOn: '1983-06-26',
    cards: [],
  }),
  person(HOUSE, 'Oudegracht 231, 3511 NK Utrecht', {
    key: 'owner',
    role: 'owner',
    email: 'owner@fareback.test',
    firstName: 'Hanneke',
    lastName: 'Vermeulen',
    birthOn: '1975-12-03',
    cards: [],
  }),
  person(HOUSE, 'Oudegracht 231, 3511 NK Utrecht', {
    key: 'second_owner',
    role: 'owner',
    email: 'second.owner@fareback.test',
    firstName: 'Joris',
    lastName: 'Tan',
    birthOn: '1981-04-17',
    cards: [],
  }),
]

/** The order decides the card numbers: add people at the end. */
export const CAST: PersonPlan[] = [
  SANNE,
  ...HOUSE_COMMUTERS,
  ...HOUSE_OTHERS,
  ...EMPLOYER_PEOPLE,
  ...UNIVERSITY_PEOPLE,
  ...STAFF,
  ...EMPLOYER_COLLEAGUES,
]
