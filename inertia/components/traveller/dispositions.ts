export { DISPOSITIONS, type Disposition } from '#app/batches/disposition'
