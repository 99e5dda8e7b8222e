export { ibanProblem, plainIban } from '#app/people/accounts/iban'
export { bankOf } from './bankNames'
