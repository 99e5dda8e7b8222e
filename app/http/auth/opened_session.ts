import { HttpContext } from '@adonisjs/core/http'
import { SessionLucidUserProvider } from '@adonisjs/auth/session'
import type { LucidModel, ModelObject } from '@adonisjs/lucid/types/model'
import BrowserSession from '#app/auth/browser_session'
import User from '#app/users/user'

export type OpenedSession = { person: User | null; browser: BrowserSession | null }

const personColumns = columnsOf(User, 'person')
const browserColumns = columnsOf(BrowserSession, 'browser')

export const OPENED_COLUMNS = `${personColumns.selection}, ${browserColumns.selection}`

export const openedSession = (row: ModelObject): OpenedSession => ({
  person: personColumns.read(row),
  browser: browserColumns.read(row),
})

/** The columns of a model in a row that holds more than one, each under the name of its part. */
function columnsOf<Model extends LucidModel>(model: Model, part: string) {
  model.boot()
  const columns = [...model.$columnsDefinitions.values()].map(({ columnName }) => columnName)
  return {
    selection: columns.map((column) => `(${part}).${column} as "${part}:${column}"`).join(', '),
    read(row: ModelObject) {
      if (row[`${part}:id`] === null) return null
      return model.$createFromAdapterResult(
        Object.fromEntries(columns.map((column) => [column, row[`${part}:${column}`]]))
      )
    },
  }
}

export class OpenedUserProvider extends SessionLucidUserProvider<typeof User> {
  override async findById(id: number) {
    const person = HttpContext.get()?.openedSession?.person
    return person?.id === id ? this.createUserForGuard(person) : super.findById(id)
  }
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    openedSession?: OpenedSession
  }
}
