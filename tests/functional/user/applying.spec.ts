import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DateTime } from 'luxon'
import AuditLog from '#app/platform/audit/audit_log'
import { AVAILABILITY, type ApplicationForm, PROVINCES, TRANSPORT } from '#app/people/applications/application_form'
import type { ApplicationStatus } from '#app/people/applications/application_status'
import JobApplication from '#app/people/applications/job_application'
import { travelTo } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'
import env from '#start/env'
import { url } from '#tests/support/app'
import { Client } from '#tests/support/client'
import { createUser } from '#tests/factories/users'

const FORM: ApplicationForm = {
  motivation: 'I stand on platforms a lot and notice what does not work.',
  availability: ['weekday_mornings', 'weekend_days'],
  regions: ['zuid_holland', 'utrecht'],
  transport: ['public_transport', 'bike'],
}

const applicationsOf = (user: User) => asWorker(() => JobApplication.query().where('user_id', user.id).orderBy('id'))
const actionsOn = async (application: JobApplication) => {
  const logs = await asWorker(() =>
    AuditLog.query().where({ subject_type: 'job_application', subject_id: application.id }).orderBy('id')
  )
  return logs.map(({ action, actorId }) => [action, actorId])
}

async function applicant(given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser(given)
  const client = await Client.actingAs(user)
  const apply = (form: Record<string, unknown> = FORM) =>
    client.submit('/job-application', form, { from: '/job-application/create' })
  const withdraw = () => client.submit('/job-application', {}, { from: '/job-application', method: 'DELETE' })
  return { user, client, apply, withdraw }
}

/** As staff will decide, once they have a page for it. */
/** Accepted by way of an invitation, as there is no other. */
const decide = (user: User, status: ApplicationStatus) =>
  asWorker(async () => {
    const steps: ApplicationStatus[] = status === 'accepted' ? ['invited', status] : [status]
    for (const step of steps) await JobApplication.ownedBy(user).update({ status: step })
  })

describe('applying as a field researcher', () => {
  test('shows what the work is and every choice there is', async () => {
    const { client } = await applicant()
    const page = await client.page('/job-application/create')
    expect(page.component).toBe('User/JobApplication/Create')
    expect(page.props.choices).toEqual({
      availability: AVAILABILITY,
      regions: PROVINCES,
      transport: TRANSPORT,
    })
  })

  test('leads to what was sent and by when we answer', async () => {
    const { user, apply } = await applicant()
    const page = await apply({ ...FORM, motivation: `  ${FORM.motivation}\n` })

    expect(page).toMatchObject({
      component: 'User/JobApplication/Success',
      location: '/job-application',
    })
    expect(page.props!.application).toEqual({
      ...FORM,
      status: 'received',
      sentAt: expect.any(String),
      isLate: false,
      canWithdraw: true,
    })
    expect(page.props!.mayApply).toBe(false)
    const [application] = await applicationsOf(user)
    expect(await actionsOn(application)).toEqual([['job_application.received', user.id]])
  })

  test('starts at the form, and once sent at what was sent', async () => {
    const { client, apply } = await applicant()
    expect((await client.get('/job-application')).headers.get('location')).toBe('/job-application/create')
    await apply()
    expect((await client.get('/job-application/create')).headers.get('location')).toBe('/job-application')
  })

  test('says so when we are late', async () => {
    const { user, client } = await applicant()
    const past = DateTime.now().minus({ days: 15 })
    await asWorker(() =>
      travelTo(past, () =>
        JobApplication.create({
          ...FORM,
          tenantId: user.tenantId,
          userId: user.id,
          status: 'received',
          createdAt: past,
        })
      )
    )
    expect((await client.page('/job-application')).props.application.isLate).toBe(true)
    await decide(user, 'rejected')
    expect((await client.page('/job-application')).props.application.isLate).toBe(false)
  })
})

describe('an application is refused', () => {
  const long = (length: number) => 'a'.repeat(length)
  const refusals: [string, Record<string, unknown>, string][] = [
    ['when empty', { motivation: '' }, 'motivation'],
    ['with 19 characters', { motivation: long(19) }, 'motivation'],
    ['with 20 characters of which the last are spaces', { motivation: long(15) + ' '.repeat(5) }, 'motivation'],
    ['with 4001 characters', { motivation: long(4_001) }, 'motivation'],
    ['without a time', { availability: [] }, 'availability'],
    ['without the field of a time', { availability: undefined }, 'availability'],
    ['with a time we do not know', { availability: ['nights'] }, 'availability.0'],
    ['without a region', { regions: [] }, 'regions'],
    ['with an unknown region', { regions: ['utrecht', 'atlantis'] }, 'regions.1'],
    ['with a region twice', { regions: ['utrecht', 'utrecht'] }, 'regions'],
    ['with regions in words', { regions: 'utrecht' }, 'regions'],
    ['without transport', { transport: [] }, 'transport'],
    ['with transport we do not know', { transport: ['horse'] }, 'transport.0'],
  ]

  for (const [name, wrong, field] of refusals) {
    test(name, async () => {
      const { user, apply } = await applicant()
      const page = await apply({ ...FORM, ...wrong })
      expect(page.component).toBe('User/JobApplication/Create')
      expect(Object.keys(page.errors!)).toEqual([field])
      expect(await applicationsOf(user)).toEqual([])
    })
  }

  test('but not with 20 characters, or 4000', async () => {
    for (const length of [20, 4_000]) {
      const { apply } = await applicant()
      expect((await apply({ ...FORM, motivation: long(length) })).errors).toEqual({})
    }
  })

  test('the second time, with a sentence beside the first', async () => {
    const { user, client, apply } = await applicant()
    await apply()
    // From a tab in which the form was still open.
    const again = { ...FORM, motivation: 'Another try, with other words in it.' }
    const headers = { referer: `${url}/job-application/create` }
    await client.post('/job-application', again, headers)
    await client.get('/job-application/create')
    const page = await client.page('/job-application')

    expect(page.errors).toEqual({
      application: 'You have already applied. We didn’t save what you sent now.',
    })
    const [application, ...more] = await applicationsOf(user)
    expect(application.motivation).toBe(FORM.motivation)
    expect(more).toEqual([])
  })

  test('in one of two tabs that send it at once, in words', async () => {
    const { user, client } = await applicant()
    const send = () => client.post('/job-application', FORM, { accept: 'application/json' })
    const answers = await Promise.all([send(), send(), send()])

    const refused = answers.filter(({ status }) => status === 422)
    expect(refused).toHaveLength(2)
    for (const { body } of refused)
      expect(JSON.parse(body).errors).toEqual({
        application: ['You have already applied. We didn’t save what you sent now.'],
      })
    expect(await applicationsOf(user)).toHaveLength(1)
  })

  test('to who is a researcher already, by application or without', async () => {
    const one = await applicant()
    await one.apply()
    await decide(one.user, 'accepted')
    const other = await applicant()
    await asWorker(() => other.user.merge({ isResearcher: true }).save())

    for (const { client, user } of [one, other]) {
      const before = (await applicationsOf(user)).length
      const { status, body } = await client.post('/job-application', FORM, {
        accept: 'application/json',
      })
      expect(status).toBe(422)
      expect(body).toContain('You’re already one of our field researchers.')
      expect(await applicationsOf(user)).toHaveLength(before)
    }
    expect((await other.client.page('/job-application/create')).props.isResearcher).toBe(true)
  })

  test('by the database too, should two ever be open', async () => {
    const { user, apply } = await applicant()
    await apply()
    const again = asWorker(() =>
      JobApplication.create({
        ...FORM,
        tenantId: user.tenantId,
        userId: user.id,
        status: 'invited',
      })
    )
    await expect(again).rejects.toThrow(/job_applications_one_open/)
  })
})

describe('whatever else is sent along', () => {
  test('the status, the person and the keys stay ours', async () => {
    const { user, apply } = await applicant()
    const other = await createUser()
    await apply({
      ...FORM,
      status: 'accepted',
      userId: other.id,
      user_id: other.id,
      tenantId: 1,
      tenant_id: 1,
      id: 7,
      publicId: '01a1fe99-0000-7000-8000-000000000000',
      createdAt: '2020-01-01',
      created_at: '2020-01-01',
      isResearcher: true,
    })

    const [application] = await applicationsOf(user)
    expect(application.$attributes).toMatchObject({ status: 'received', tenantId: user.tenantId })
    expect(application.publicId).not.toBe('01a1fe99-0000-7000-8000-000000000000')
    expect(application.createdAt.year).toBeGreaterThan(2020)
    expect(await applicationsOf(other)).toEqual([])
    expect((await asWorker(() => user.refresh())).isResearcher).toBe(false)
  })
})

describe('withdrawing an application', () => {
  for (const status of ['received', 'invited'] satisfies ApplicationStatus[]) {
    test(`is possible while it is ${status}, and opens the way to another`, async () => {
      const { user, apply, withdraw } = await applicant()
      await apply()
      await decide(user, status)
      const page = await withdraw()

      expect(page.props).toMatchObject({
        application: { status: 'withdrawn', canWithdraw: false },
        mayApply: true,
      })
      expect(page.flash!.notice).toMatchObject({ text: 'Application withdrawn.' })
      expect((await apply()).props!.application.status).toBe('received')
      const [first, second] = await applicationsOf(user)
      expect([first.status, second.status]).toEqual(['withdrawn', 'received'])
      expect(await actionsOn(first)).toEqual([
        ['job_application.received', user.id],
        ['job_application.withdrawn', user.id],
      ])
    })
  }

  for (const status of ['accepted', 'rejected', 'withdrawn'] satisfies ApplicationStatus[]) {
    test(`is too late once it is ${status}`, async () => {
      const { user, client, apply } = await applicant()
      await apply()
      await decide(user, status)
      expect((await client.delete('/job-application')).status).toBe(404)
      expect((await applicationsOf(user))[0].status).toBe(status)
    })
  }

  test('is not needed after a rejection: one applies again', async () => {
    const { user, apply } = await applicant()
    await apply()
    await decide(user, 'rejected')
    expect((await apply()).props!.application.status).toBe('received')
    expect(await applicationsOf(user)).toHaveLength(2)
  })

  test('finds nothing of a neighbour in the same tenant', async () => {
    const one = await applicant()
    await one.apply()
    const other = await applicant()

    expect((await other.client.get('/job-application')).headers.get('location')).toBe('/job-application/create')
    expect((await other.client.delete('/job-application')).status).toBe(404)
    expect((await applicationsOf(one.user))[0].status).toBe('received')
    expect((await other.apply()).errors).toEqual({})
  })
})

describe('while nobody reads applications', () => {
  beforeEach(() => env.set('RESEARCHER_APPLICATIONS', 'closed'))
  afterEach(() => env.set('RESEARCHER_APPLICATIONS', 'open'))

  test('the page says that we are not looking, and nothing links to it', async () => {
    const { client } = await applicant()
    const { component, props } = await client.page('/job-application/create')
    expect(component).toBe('User/JobApplication/Create')
    expect(props).toMatchObject({ isOpen: false, takesApplications: false })

    env.set('RESEARCHER_APPLICATIONS', 'open')
    const open = (await client.page('/job-application/create')).props
    expect(open).toMatchObject({ isOpen: true, takesApplications: true })
  })

  test('a form that was still open is refused, and nothing is kept', async () => {
    const { user, client } = await applicant()
    const answer = await client.post('/job-application', FORM, { accept: 'application/json' })
    expect(answer.status).toBe(422)
    expect(JSON.parse(answer.body).errors).toEqual({
      application: ['We’re not looking for researchers right now.'],
    })
    expect(await applicationsOf(user)).toEqual([])
  })

  test('an application from before is shown and can be withdrawn, but not sent again', async () => {
    const { client, apply, withdraw } = await applicant()
    env.set('RESEARCHER_APPLICATIONS', 'open')
    await apply()
    env.set('RESEARCHER_APPLICATIONS', 'closed')
    const { component, props } = await client.page('/job-application')
    expect(component).toBe('User/JobApplication/Success')
    expect(props.application).toMatchObject({ status: 'received', canWithdraw: true })
    expect((await withdraw()).props).toMatchObject({
      application: { status: 'withdrawn' },
      mayApply: false,
    })
  })
})
