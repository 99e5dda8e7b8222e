import env from '#start/env'

/** Closed unless someone reads what comes in. */
export const isAcceptingApplications = () => env.get('RESEARCHER_APPLICATIONS') === 'open'
