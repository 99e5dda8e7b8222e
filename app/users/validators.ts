import vine from '@vinejs/vine'
import { page, reason } from '#app/shared/rules'
import { ROLES } from '#app/users/role'
import { USER_STATUSES } from '#app/users/user_status'

export const reasonValidator = vine.create({ reason: reason() })

export const roleValidator = vine.create({ role: vine.enum(ROLES) })

export const USER_VIEWS = ['all', 'unfinished', 'blocked', 'premium', 'staff'] as const
export const USER_SORTS = ['-joined', 'joined', 'name', '-name', '-seen', 'seen'] as const

const filters = {
  view: vine.enum(USER_VIEWS).optional(),
  tenant: vine
    .string()
    .regex(/^[a-z0-9-]{2,40}$/)
    .optional(),
  role: vine.enum(ROLES).optional(),
  status: vine.enum(USER_STATUSES).optional(),
  premium: vine.enum(['yes', 'no'] as const).optional(),
  q: vine.string().trim().maxLength(100).optional(),
  sort: vine.enum(USER_SORTS).optional(),
}
export const userListValidator = vine.create({ ...filters, page: page().optional() })

export const userExportValidator = vine.create({
  ...filters,
  format: vine.enum(['csv', 'xlsx'] as const),
})

/** The address of one person: the list they were opened from, and where one is in a section. */
export const userPageValidator = vine.create({
  ...filters,
  page: page().optional(),
  action: vine
    .string()
    .regex(/^[a-z_]+(\.[a-z_]+)*$/)
    .maxLength(80)
    .optional(),
  email: vine.string().uuid().optional(),
})

export const bankAccountValidator = vine.create({
  iban: vine.string().trim().maxLength(60),
  holder: vine.string().trim().minLength(1).maxLength(70),
})
