import { EmailSchema } from '#database/schema'

export default class Email extends EmailSchema {}
