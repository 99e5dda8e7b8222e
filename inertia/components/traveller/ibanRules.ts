export { ibanProblem, plainIban } from '#app/users/iban'
export { bankOf } from './bankNames'
