export { ibanProblem, plainIban } from '#app/people/accounts/isomorphic/iban'
export { bankOf } from './bankNames'
