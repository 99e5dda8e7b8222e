export { DISPOSITIONS, type Disposition } from '#app/travel/batches/disposition'
