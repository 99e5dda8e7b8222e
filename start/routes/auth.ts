import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { uuid } from '#start/matchers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('/login', [controllers.people.accounts.auth.Session, 'create']).as('login')
    router.post('/login', [controllers.people.accounts.auth.Session, 'store']).as('login.store')
    router.post('/login/passkey', [controllers.people.accounts.auth.PasskeySession, 'store']).as('login.passkey')

    router
      .get('/two-factor-challenge', [controllers.people.accounts.auth.TwoFactorChallenge, 'create'])
      .as('two_factor_challenge')
    router
      .post('/two-factor-challenge', [controllers.people.accounts.auth.TwoFactorChallenge, 'store'])
      .as('two_factor_challenge.store')
    router
      .post('/two-factor-challenge/passkey', [controllers.people.accounts.auth.TwoFactorChallenge, 'passkey'])
      .as('two_factor_challenge.passkey')

    router.get('/forgot-password', [controllers.people.accounts.auth.ForgotPassword, 'create']).as('forgot_password')
    router
      .post('/forgot-password', [controllers.people.accounts.auth.ForgotPassword, 'store'])
      .as('forgot_password.store')
      .use(middleware.limit('password_reset'))
    router
      .post('/onboarding/personal-information', [controllers.people.accounts.auth.Registration, 'store'])
      .as('register.store')
      .use(middleware.limit('registration'))
  })
  .use(middleware.guest())

router.get('/onboarding/personal-information', [controllers.people.accounts.auth.Registration, 'create']).as('register')
router
  .post('/passkey-challenges', [controllers.people.accounts.auth.PasskeyChallenges, 'store'])
  .as('passkey_challenges.store')

// Links from mails: whoever holds one, signed in or not.
router.get('/reset-password/:token', [controllers.people.accounts.auth.ResetPassword, 'create']).as('reset_password')
router
  .post('/reset-password/:token', [controllers.people.accounts.auth.ResetPassword, 'store'])
  .as('reset_password.store')
router.get('/verify-email', [controllers.people.accounts.auth.VerifyEmail, 'create']).as('verify_email')
router
  .post('/verify-email', [controllers.people.accounts.auth.VerifyEmail, 'store'])
  .as('verify_email.store')
  .use(middleware.limit('account_mail'))
router.get('/verify-email/:token', [controllers.people.accounts.auth.VerifyEmail, 'update']).as('verify_email.update')
router.get('/undo-email-change/:token', [controllers.people.accounts.auth.EmailUndo, 'create']).as('undo_email_change')
router
  .post('/undo-email-change/:token', [controllers.people.accounts.auth.EmailUndo, 'store'])
  .as('undo_email_change.store')
router.get('/claim-answers/:token', [controllers.claims.claims.ClaimAnswers, 'show']).as('claim_answers')
router
  .post('/claim-answers/:token/:claim_id', [controllers.claims.claims.ClaimAnswers, 'store'])
  .as('claim_answers.store')

/** Asked by the push client, which wants an answer and no page. */
router
  .group(() => {
    router.post('auth', [controllers.messages.live.ChannelAuth, 'store']).as('auth')
    router.post('user-auth', [controllers.messages.live.UserAuth, 'store']).as('user_auth')
  })
  .prefix('broadcasting')
  .as('broadcasting')

router
  .group(() => {
    router.delete('/login', [controllers.people.accounts.auth.Session, 'destroy']).as('login.destroy')
    router.get('/browser-session', [controllers.people.accounts.auth.BrowserSession, 'show']).as('browser_session')
    router.get('/confirm-password', [controllers.people.accounts.auth.ConfirmPassword, 'create']).as('confirm_password')
    router
      .post('/confirm-password', [controllers.people.accounts.auth.ConfirmPassword, 'store'])
      .as('confirm_password.store')
    router
      .post('/confirm-password/passkey', [controllers.people.accounts.auth.ConfirmPassword, 'passkey'])
      .as('confirm_password.passkey')
    router
      .get('/change-email/:token', [controllers.people.accounts.auth.EmailChange, 'update'])
      .as('email_change.update')
  })
  .use(middleware.auth())

router
  .group(() => {
    router
      .delete('browser-sessions/:id', [controllers.people.accounts.auth.user.BrowserSessions, 'destroy'])
      .as('browser_sessions.destroy')
      .where('id', uuid)
    router
      .delete('browser-sessions', [controllers.people.accounts.auth.user.BrowserSessions, 'destroyOthers'])
      .as('browser_sessions.destroy_others')
    router.put('password', [controllers.people.accounts.auth.user.Password, 'update']).as('password.update')
    router.post('passkeys/options', [controllers.people.accounts.auth.user.Passkeys, 'create']).as('passkeys.create')
    router.delete('email', [controllers.people.accounts.auth.EmailChange, 'destroy']).as('email_change.destroy')
    router
      .delete('two-factor-setup', [controllers.people.accounts.auth.user.TwoFactorSetup, 'destroy'])
      .as('two_factor_setup.destroy')

    router
      .post('email', [controllers.people.accounts.auth.EmailChange, 'store'])
      .as('email_change.store')
      .use(middleware.limit('account_mail'))
    router
      .post('two-factor-setup', [controllers.people.accounts.auth.user.TwoFactorSetup, 'store'])
      .as('two_factor_setup.store')
    router.post('two-factor', [controllers.people.accounts.auth.user.TwoFactor, 'store']).as('two_factor.store')
    router.delete('two-factor', [controllers.people.accounts.auth.user.TwoFactor, 'destroy']).as('two_factor.destroy')
    router
      .post('recovery-codes', [controllers.people.accounts.auth.user.RecoveryCodes, 'store'])
      .as('recovery_codes.store')
    router.post('passkeys', [controllers.people.accounts.auth.user.Passkeys, 'store']).as('passkeys.store')
    router
      .delete('passkeys/:id', [controllers.people.accounts.auth.user.Passkeys, 'destroy'])
      .as('passkeys.destroy')
      .where('id', uuid)
  })
  .prefix('profile')
  .use([middleware.auth(), middleware.verified(), middleware.limit('change')])

router
  .delete('/impersonation', [controllers.people.impersonation.Impersonation, 'destroy'])
  .as('impersonation.destroy')
  .use(middleware.auth())
