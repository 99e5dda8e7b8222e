import vine from '@vinejs/vine'
import { line, slug } from '#app/platform/shared/rules'

const form = {
  name: line(60),
  isShared: vine.boolean(),
}

export const savedViewValidator = vine.create(form)

export const newSavedViewValidator = vine.create({
  ...form,
  list: slug(40),
  /** The query string, as the list itself writes it. */
  address: vine.string().maxLength(2_000),
})
