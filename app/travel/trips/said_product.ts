import { SaidProductSchema } from '#database/schema'

/** What was on a card for some days, in the words of its traveller. */
export default class SaidProduct extends SaidProductSchema {}
