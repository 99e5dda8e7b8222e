import vine from '@vinejs/vine'
import { LOCALES } from '#app/shared/middleware/locale_middleware'

export const localeValidator = vine.create({ locale: vine.enum(LOCALES) })
