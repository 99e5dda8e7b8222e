/** Rendered to HTML on the server; all other pages render in the browser. */
export const SERVER_RENDERED = [
  'Public/Welcome',
  'Public/ServiceSchedule',
  'Public/PrivacyPolicy',
  'Public/TermsOfService',
  'Public/Status',
]
