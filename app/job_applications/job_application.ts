import { JobApplicationSchema } from '#database/schema'

export default class JobApplication extends JobApplicationSchema {}
