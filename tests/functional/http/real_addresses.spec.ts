import router from '@adonisjs/core/services/router'
import { describe, expect, test } from 'vitest'
import { type Subjects, addressOf, createSubjects, personOf } from '#tests/factories/subjects'
import { Client } from '#tests/support/client'

/** What can be read about one thing, and is no page of the tests. */
const reads = Object.values(router.toJSON())
  .flat()
  .filter(({ methods, pattern, name }) => methods.includes('GET') && name && /:/.test(pattern))
  .filter(({ pattern }) => !/^\/(protocol|broadcasting\/probe)/.test(pattern))
  .map(({ name, pattern }) => ({ name: name!, pattern }))

describe('a thing in whatever state it is', () => {
  test('is answered or refused, and never our fault', async () => {
    const subjects: Subjects = await createSubjects()
    const clients = new Map<string, Client>()
    const faults: string[] = []
    for (const route of reads) {
      const person = personOf(route)
      const client =
        clients.get(person) ?? (person === 'visitor' ? new Client() : await Client.actingAs(subjects[person]))
      clients.set(person, client)
      const path = await addressOf(route, subjects)
      const { status } = await client.get(path)
      if (status >= 500) faults.push(`${route.name} ${path}: ${status}`)
    }
    expect(faults).toEqual([])
  }, 60_000)
})
