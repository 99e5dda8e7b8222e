export { stringify } from '~/query'
