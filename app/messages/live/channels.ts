type Member = { id: string; info: Record<string, string> }

type Answer = boolean | Member
type Rule<Person> = (person: Person, params: Record<string, string>) => Answer | Promise<Answer>

/** A channel that no rule names is no one's. */
export class Channels<Person> {
  readonly #rules: { pattern: RegExp; rule: Rule<Person> }[] = []

  /** `:name` matches one part without dots. */
  channel(form: string, rule: Rule<Person>) {
    const source = form.replaceAll('.', '\\.').replaceAll(/:(\w+)/g, '(?<$1>[A-Za-z0-9_-]+)')
    this.#rules.push({ pattern: new RegExp(`^${source}$`), rule })
  }

  isKnown = (name: string) => this.#rules.some(({ pattern }) => pattern.test(name))

  async admission(person: Person, name: string): Promise<Answer> {
    for (const { pattern, rule } of this.#rules) {
      const match = pattern.exec(name)
      if (match) return rule(person, { ...match.groups })
    }
    return false
  }
}
