import { ImpersonationSchema } from '#database/schema'

export default class Impersonation extends ImpersonationSchema {}
