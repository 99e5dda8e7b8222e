import { record } from '#app/messages/events/record'
import { decrypt, encrypt } from '#app/platform/encryption/encrypt'
import { payeeVerification } from '#app/money/payouts/payee_verification'
import Payout from '#app/money/payouts/payout'
import { now } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'

const AT_ONCE = 100

/** Locks nothing while the bank answers: what was paid or ended in between keeps its answer all the same. */
export async function verifyPayees() {
  const bank = payeeVerification()
  if (!bank) return
  for (let after = 0; ;) {
    const waiting = await asWorker(() => unanswered(after))
    if (waiting.length === 0) return
    const payees = waiting.map(({ ibanEncrypted, holderEncrypted }) => ({
      iban: decrypt(ibanEncrypted, 'iban'),
      holder: decrypt(holderEncrypted, 'holder'),
    }))
    const answers = await bank.verify(payees)
    for (const [at, { answer, name }] of answers.entries()) {
      await asWorker(async () => {
        const payout = await Payout.lock(waiting[at].id)
        if (payout.payeeAnswer !== 'pending') return
        const payeeNameEncrypted = name ? encrypt(name, 'holder') : null
        await payout.merge({ payeeAnswer: answer, payeeAnsweredAt: now(), payeeNameEncrypted }).save()
        await record('payout.payee_verified', payout, null, { answer })
      })
    }
    after = waiting.at(-1)!.id
  }
}

const unanswered = (after: number) =>
  Payout.query().where('payeeAnswer', 'pending').where('id', '>', after).orderBy('id').limit(AT_ONCE)
