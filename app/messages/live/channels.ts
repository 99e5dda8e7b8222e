import type User from '#app/people/accounts/user'

type Member = { id: string; info: Record<string, string> }

type Answer = boolean | Member
type Rule = (user: User, params: Record<string, string>) => Answer | Promise<Answer>

const rules: { pattern: RegExp; rule: Rule }[] = []

/** `:name` matches one part without dots. */
export function channel(form: string, rule: Rule) {
  const source = form.replaceAll('.', '\\.').replaceAll(/:(\w+)/g, '(?<$1>[A-Za-z0-9_-]+)')
  rules.push({ pattern: new RegExp(`^${source}$`), rule })
}

export const isKnownChannel = (name: string) => rules.some(({ pattern }) => pattern.test(name))

export async function admission(user: User, name: string): Promise<Answer> {
  for (const { pattern, rule } of rules) {
    const match = pattern.exec(name)
    if (match) return rule(user, { ...match.groups })
  }
  return false
}
