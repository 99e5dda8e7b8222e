import { routes } from 'virtual:routes/staff'
import { addRoutes } from './client'

addRoutes(routes)

/** The pages of staff and their words, which nobody else loads. */
export { pages } from 'virtual:pages/staff'
export { words } from 'virtual:words/staff'
