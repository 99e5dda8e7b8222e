import env from '#start/env'

export const isAcceptingApplications = () => env.get('RESEARCHER_APPLICATIONS') === 'open'
