import vine from '@vinejs/vine'

const form = {
  name: vine.string().trim().minLength(1).maxLength(60),
  isShared: vine.boolean(),
}

export const savedViewValidator = vine.create(form)

export const newSavedViewValidator = vine.create({
  ...form,
  list: vine.string().regex(/^[a-z_]{1,40}$/),
  /** The part of the address after `?`, as the list itself writes it. */
  address: vine.string().maxLength(2_000),
})
