import vine from '@vinejs/vine'
import { LOCALES } from '#app/platform/shared/locale'

export const localeValidator = vine.create({ locale: vine.enum(LOCALES) })
