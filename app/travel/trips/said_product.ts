import { SaidProductSchema } from '#database/schema'

export default class SaidProduct extends SaidProductSchema {}
