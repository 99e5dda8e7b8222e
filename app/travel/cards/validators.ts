import vine from '@vinejs/vine'
import { optionalLine } from '#app/platform/shared/rules'
import { ADDABLE_KINDS } from '#app/travel/cards/isomorphic/card_kind'

const short = () => optionalLine(40)

export const addCardValidator = vine.create({
  kind: vine.enum(ADDABLE_KINDS),
  number: short(),
  sequence: short(),
  last4: short(),
  expires: short(),
  nickname: short(),
})

export const changeCardValidator = vine.create({ expires: short(), nickname: short() })
