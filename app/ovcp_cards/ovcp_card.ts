import { OvcpCardSchema } from '#database/schema'

export default class OvcpCard extends OvcpCardSchema {}
