import type pg from 'pg'
import { withClient } from '#bin/support/database'

/** As the owner of the tables, past every wall: for what the application itself may not see. */
export const asOwner = <T>(work: (owner: pg.Client) => Promise<T>) => withClient(process.env.DATABASE_URL!, work)

/** As the role of the application, on a connection of one's own. */
export const asApp = <T>(work: (app: pg.Client) => Promise<T>) => withClient(process.env.DATABASE_APP_URL!, work)
