import vine from '@vinejs/vine'
import { ADDABLE_KINDS } from '#app/ovcp_cards/card_kind'

// What each kind wants is said by the action, in words; here is only what could be a card at all.
const short = () => vine.string().trim().maxLength(40).nullable().optional()

export const addCardValidator = vine.create({
  kind: vine.enum(ADDABLE_KINDS),
  number: short(),
  sequence: short(),
  last4: short(),
  expires: short(),
  nickname: short(),
})

export const changeCardValidator = vine.create({ expires: short(), nickname: short() })
