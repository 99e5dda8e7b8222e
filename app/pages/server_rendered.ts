/** The pages for reading that leave the server as HTML; every other page is made in the browser. */
export const SERVER_RENDERED = [
  'Public/Welcome',
  'Public/ServiceSchedule',
  'Public/PrivacyPolicy',
  'Public/TermsOfService',
]
