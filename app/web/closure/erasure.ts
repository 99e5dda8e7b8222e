import { ErasureSchema } from '#database/schema'

export default class Erasure extends ErasureSchema {}
