import vine from '@vinejs/vine'
import { MAX_FEE_PERCENT, SLUG } from '#app/people/organisations/isomorphic/tenant_terms'
import { REFUND_DESTINATIONS } from '#app/people/tenants/refund_destination'
import { MANAGERS_SEE } from '#app/people/tenants/managers_see'
import { today } from '#app/platform/shared/clock'
import {
  birthDay,
  email,
  isoDay,
  line,
  optionalLine,
  password,
  percent,
  reason,
  text,
  whole,
} from '#app/platform/shared/rules'

/** Email address and role come from the invitation. */
export const acceptInvitationValidator = vine.create({
  firstName: line(60),
  lastName: line(80),
  birthOn: birthDay(),
  password: password(),
  terms: vine.accepted(),
})

export const inviteMembersValidator = vine.create({
  emails: text(20_000, 0),
})

export const inviteManagerValidator = vine.create({
  email: email(),
})

const details = () => ({
  name: line(80, 2),
  brandColour: vine.string().regex(/^#[0-9a-f]{6}$/i),
  /** Of what claims bring, with at most two decimals. */
  feePercent: percent(MAX_FEE_PERCENT),
  refundDestination: vine.enum(REFUND_DESTINATIONS),
  /** As in letters; the name where it is empty. */
  legalName: optionalLine(120),
  addressLine: optionalLine(120),
  postcode: optionalLine(12),
  city: optionalLine(80),
  managersSee: vine.enum(MANAGERS_SEE).optional(),
  worksCouncilOn: isoDay({ latest: today }).nullable().optional(),
  worksCouncilBy: optionalLine(120),
  /** How long claims name their traveller to managers. */
  namesMonths: whole().min(1).max(84).optional(),
})

export const tenantValidator = vine.create(details())

export const newTenantValidator = vine.create({
  slug: vine.string().regex(SLUG).minLength(2).maxLength(40),
  ...details(),
})

export const freezeValidator = vine.create({ reason: reason().maxLength(200) })
