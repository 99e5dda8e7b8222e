import { PasskeySchema } from '#database/schema'

export default class Passkey extends PasskeySchema {}
