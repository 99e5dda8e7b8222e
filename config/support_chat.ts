import env from '#start/env'

const appId = env.get('INTERCOM_APP_ID')

/** The support chat; without an app id there is none. */
export default {
  appId: appId || null,
  identitySecret: env.get('INTERCOM_IDENTITY_SECRET'),
  region: env.get('INTERCOM_REGION', 'eu'),
}
