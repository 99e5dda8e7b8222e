import { HttpContext } from '@adonisjs/core/http'
import { SessionLucidUserProvider } from '@adonisjs/auth/session'
import type { LucidModel, ModelObject } from '@adonisjs/lucid/types/model'
import BrowserSession from '#app/auth/browser_session'
import User from '#app/users/user'

export type OpenedSession = { person: User | null; browser: BrowserSession | null }

export const OPENED_COLUMNS = [
  columnsOf(User, 'person'),
  columnsOf(BrowserSession, 'browser'),
].join(', ')

export const openedSession = (row: ModelObject): OpenedSession => ({
  person: modelIn(User, row, 'person'),
  browser: modelIn(BrowserSession, row, 'browser'),
})

function columnsOf(model: LucidModel, name: string) {
  model.boot()
  return [...model.$columnsDefinitions.values()]
    .map(({ columnName }) => `(${name}).${columnName} as "${name}:${columnName}"`)
    .join(', ')
}

function modelIn<Model extends LucidModel>(model: Model, row: ModelObject, name: string) {
  if (row[`${name}:id`] === null) return null
  return model.$createFromAdapterResult(
    Object.fromEntries(
      [...model.$columnsDefinitions.values()].map(({ columnName }) => [
        columnName,
        row[`${name}:${columnName}`],
      ])
    )
  )
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
