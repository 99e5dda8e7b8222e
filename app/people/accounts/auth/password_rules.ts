import { dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '#app/platform/shared/refusal'

const PASSWORD_MIN_LENGTH = 12
const PASSWORD_MAX_LENGTH = 1_000

type Person = { email: string; firstName: string; lastName: string }

const common = new Set<string>(dictionary['passwords-common'])

/** No rules about kinds of characters: they make passwords worse (NIST SP 800-63B, 5.1.1.2). Throws a Refusal. */
export function checkPassword(plain: string, person: Person) {
  if ([...plain].length < PASSWORD_MIN_LENGTH) throw new Refusal('password', 'passwordTooShort')
  if (plain.length > PASSWORD_MAX_LENGTH) throw new Refusal('password', 'passwordTooLong')
  if (isCommon(plain)) throw new Refusal('password', 'passwordCommon')
  if (isAboutPerson(plain, person)) throw new Refusal('password', 'passwordPersonal')
}

/** Includes common passwords with digits or signs around them, or repeated. */
function isCommon(plain: string) {
  const lower = plain.toLowerCase()
  const bare = lower.replaceAll(/^[^a-z\u0080-\u{10ffff}]+|[^a-z\u0080-\u{10ffff}]+$/gu, '')
  const repeated = /^(.{1,8}?)\1+$/u.exec(lower)?.[1]
  const isPlain = (word: string) => word.length < 6 || common.has(word)
  return common.has(lower) || isPlain(bare) || (repeated !== undefined && isPlain(repeated))
}

function isAboutPerson(plain: string, { email, firstName, lastName }: Person) {
  const rest = [email, email.split('@')[0], `${firstName}${lastName}`, firstName, lastName, 'fareback']
    .map((part) => part.toLowerCase().replaceAll(' ', ''))
    .filter((part) => part.length >= 4)
    .reduce((left, part) => left.replaceAll(part, ''), plain.toLowerCase().replaceAll(' ', ''))
  return rest.length < 6
}
