import { createHmac } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { parse } from 'node:path'
import pg from 'pg'

export type DatabaseUrls = { DATABASE_URL: string; DATABASE_APP_URL: string }

/** On our own server: a database with its owner and the role the application uses, made when missing. */
export async function createDatabase(adminUrl: string, name: string, secret: string): Promise<DatabaseUrls> {
  const passwords = { owner: derive(secret, 'owner'), app: derive(secret, 'app') }
  await withClient(adminUrl, async (client) => {
    await createRole(client, 'fareback_owner', passwords.owner)
    await createRole(client, 'fareback_app', passwords.app)
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database "${name}" owner fareback_owner`)
    // What a copy of a database does not take along.
    await client.query(`revoke temporary on database "${name}" from public`)
  })
  return {
    DATABASE_URL: withLogin(adminUrl, 'fareback_owner', passwords.owner, name),
    DATABASE_APP_URL: withLogin(adminUrl, 'fareback_app', passwords.app, name),
  }
}

/** On someone else's server: DATABASE_URL is the owner; the application's role is made beside it. */
export async function createAppRole(ownerUrl: string, secret: string): Promise<DatabaseUrls> {
  const { pathname } = new URL(ownerUrl)
  const role = `${pathname.slice(1)}_app`
  const password = derive(secret, 'app')
  await withClient(ownerUrl, (client) => createRole(client, role, password))
  return {
    DATABASE_URL: ownerUrl,
    DATABASE_APP_URL: withLogin(ownerUrl, role, password, pathname.slice(1)),
  }
}

/** Whether anyone is in it yet. */
export async function isEmpty(ownerUrl: string) {
  return withClient(ownerUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from users limit 1')
    return rowCount === 0
  })
}

/** Whether migrations made it that are no longer in `folder`: nothing leads on from there. */
export const isOfOlderVersion = (ownerUrl: string, folder = 'database/migrations') =>
  withClient(ownerUrl, async (client) => {
    const { rows: tables } = await client.query(`select where to_regclass('adonis_schema') is not null`)
    if (tables.length === 0) return false
    const { rows } = await client.query<{ name: string }>('select name from adonis_schema')
    const known = new Set(readdirSync(folder).map((file) => parse(file).name))
    return rows.some((row) => !known.has(parse(row.name).name))
  })

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function createRole(client: pg.Client, role: string, password: string) {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role])
  const verb = rowCount ? 'alter' : 'create'
  await client.query(`${verb} role "${role}" login nosuperuser nobypassrls password '${password}'`)
}

const derive = (secret: string, role: string) =>
  createHmac('sha256', secret).update(`fareback database ${role}`).digest('base64url')

function withLogin(url: string, user: string, password: string, database: string) {
  const changed = new URL(url)
  changed.username = user
  changed.password = password
  changed.pathname = `/${database}`
  return changed.href
}
