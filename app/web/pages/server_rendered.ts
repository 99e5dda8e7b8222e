/**
 * Rendered to HTML on the server, so that a phone shows them before it has the program; all other pages render in the browser.
 * Imports nothing: the build reads it as well.
 */
export const SERVER_RENDERED = [
  'Public/Welcome',
  'Public/ServiceSchedule',
  'Public/PrivacyPolicy',
  'Public/TermsOfService',
  'Public/Status',
  'Auth/Contact',
  'Auth/ForgotPassword',
  'Auth/Login',
  'Auth/ResetPassword',
  'Auth/TwoFactorChallenge',
  'Auth/VerifyEmail',
  'User/Onboarding/PersonalInformation',
  'User/Home/Show',
  'User/Batches/Create',
  'User/Batches/Index',
  'User/Batches/Show',
  'User/BatchGroups/Show',
  'User/Claims/Create/Batch/Index',
  'User/Claims/Index',
  'User/Claims/Show',
  'User/Balance/Show',
  'User/Profile/Show',
]
