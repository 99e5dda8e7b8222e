import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { uuid } from '#start/matchers'
import { middleware } from '#start/kernel'

router
  .group(() => {
    router.get('/login', [controllers.auth.Session, 'create']).as('login')
    router.post('/login', [controllers.auth.Session, 'store']).as('login.store')
    router.post('/login/passkey', [controllers.auth.PasskeySession, 'store']).as('login.passkey')

    router
      .get('/two-factor-challenge', [controllers.auth.TwoFactorChallenge, 'create'])
      .as('two_factor_challenge')
    router
      .post('/two-factor-challenge', [controllers.auth.TwoFactorChallenge, 'store'])
      .as('two_factor_challenge.store')
    router
      .post('/two-factor-challenge/passkey', [controllers.auth.TwoFactorChallenge, 'passkey'])
      .as('two_factor_challenge.passkey')

    router
      .get('/forgot-password', [controllers.auth.ForgotPassword, 'create'])
      .as('forgot_password')
    router
      .post('/forgot-password', [controllers.auth.ForgotPassword, 'store'])
      .as('forgot_password.store')
      .use(middleware.limit('password_reset'))
    router
      .post('/onboarding/personal-information', [controllers.auth.Registration, 'store'])
      .as('register.store')
      .use(middleware.limit('registration'))
  })
  .use(middleware.guest())

router
  .get('/onboarding/personal-information', [controllers.auth.Registration, 'create'])
  .as('register')
router
  .post('/passkey-challenges', [controllers.auth.PasskeyChallenges, 'store'])
  .as('passkey_challenges.store')

// Links from mails: whoever holds one, signed in or not.
router
  .get('/reset-password/:token', [controllers.auth.ResetPassword, 'create'])
  .as('reset_password')
router
  .post('/reset-password/:token', [controllers.auth.ResetPassword, 'store'])
  .as('reset_password.store')
router.get('/verify-email', [controllers.auth.VerifyEmail, 'create']).as('verify_email')
router
  .post('/verify-email', [controllers.auth.VerifyEmail, 'store'])
  .as('verify_email.store')
  .use(middleware.limit('account_mail'))
router
  .get('/verify-email/:token', [controllers.auth.VerifyEmail, 'update'])
  .as('verify_email.update')
router
  .get('/undo-email-change/:token', [controllers.auth.EmailUndo, 'create'])
  .as('undo_email_change')
router
  .post('/undo-email-change/:token', [controllers.auth.EmailUndo, 'store'])
  .as('undo_email_change.store')
router.get('/claim-answers/:token', [controllers.claims.ClaimAnswers, 'show']).as('claim_answers')
router
  .post('/claim-answers/:token/:claim_id', [controllers.claims.ClaimAnswers, 'store'])
  .as('claim_answers.store')

/** Asked by the push client, which wants an answer and no page. */
router
  .group(() => {
    router.post('auth', [controllers.broadcasting.ChannelAuth, 'store']).as('auth')
    router.post('user-auth', [controllers.broadcasting.UserAuth, 'store']).as('user_auth')
  })
  .prefix('broadcasting')
  .as('broadcasting')

router
  .group(() => {
    router.delete('/login', [controllers.auth.Session, 'destroy']).as('login.destroy')
    router.get('/browser-session', [controllers.auth.BrowserSession, 'show']).as('browser_session')
    router
      .get('/confirm-password', [controllers.auth.ConfirmPassword, 'create'])
      .as('confirm_password')
    router
      .post('/confirm-password', [controllers.auth.ConfirmPassword, 'store'])
      .as('confirm_password.store')
    router
      .post('/confirm-password/passkey', [controllers.auth.ConfirmPassword, 'passkey'])
      .as('confirm_password.passkey')
    router
      .get('/change-email/:token', [controllers.auth.EmailChange, 'update'])
      .as('email_change.update')
  })
  .use(middleware.auth())

router
  .group(() => {
    router
      .delete('browser-sessions/:id', [controllers.auth.user.BrowserSessions, 'destroy'])
      .as('browser_sessions.destroy')
      .where('id', uuid)
    router
      .delete('browser-sessions', [controllers.auth.user.BrowserSessions, 'destroyOthers'])
      .as('browser_sessions.destroy_others')
    router.put('password', [controllers.auth.user.Password, 'update']).as('password.update')
    router
      .post('passkeys/options', [controllers.auth.user.Passkeys, 'create'])
      .as('passkeys.create')
    router.delete('email', [controllers.auth.EmailChange, 'destroy']).as('email_change.destroy')
    router
      .delete('two-factor-setup', [controllers.auth.user.TwoFactorSetup, 'destroy'])
      .as('two_factor_setup.destroy')

    router
      .post('email', [controllers.auth.EmailChange, 'store'])
      .as('email_change.store')
      .use(middleware.limit('account_mail'))
    router
      .post('two-factor-setup', [controllers.auth.user.TwoFactorSetup, 'store'])
      .as('two_factor_setup.store')
    router.post('two-factor', [controllers.auth.user.TwoFactor, 'store']).as('two_factor.store')
    router
      .delete('two-factor', [controllers.auth.user.TwoFactor, 'destroy'])
      .as('two_factor.destroy')
    router
      .post('recovery-codes', [controllers.auth.user.RecoveryCodes, 'store'])
      .as('recovery_codes.store')
    router.post('passkeys', [controllers.auth.user.Passkeys, 'store']).as('passkeys.store')
    router
      .delete('passkeys/:id', [controllers.auth.user.Passkeys, 'destroy'])
      .as('passkeys.destroy')
      .where('id', uuid)
  })
  .prefix('profile')
  .use([middleware.auth(), middleware.verified(), middleware.limit('change')])

router
  .delete('/impersonation', [controllers.impersonation.Impersonation, 'destroy'])
  .as('impersonation.destroy')
  .use(middleware.auth())
