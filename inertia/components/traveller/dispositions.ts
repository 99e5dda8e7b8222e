export { DISPOSITIONS, type Disposition } from '#app/travel/batches/isomorphic/disposition'
