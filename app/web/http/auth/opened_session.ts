import { HttpContext } from '@adonisjs/core/http'
import { SessionLucidUserProvider } from '@adonisjs/auth/session'
import type { ModelObject } from '@adonisjs/lucid/types/model'
import BrowserSession from '#app/people/accounts/auth/browser_session'
import { columnsOf } from '#app/platform/shared/model_columns'
import User from '#app/people/accounts/user'

type OpenedSession = { person: User | null; browser: BrowserSession | null }

const personColumns = columnsOf(User, 'person')
const browserColumns = columnsOf(BrowserSession, 'browser')

export const OPENED_COLUMNS = `${personColumns.selection}, ${browserColumns.selection}`

export const openedSession = (row: ModelObject): OpenedSession => ({
  person: personColumns.read(row),
  browser: browserColumns.read(row),
})

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
