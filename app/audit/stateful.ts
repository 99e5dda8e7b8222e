import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import { type Subject, audit } from '#app/audit/audit'
import { Lockable } from '#app/shared/lockable'
import { Refusal } from '#app/shared/refusal'
import type { StateMachine } from '#app/shared/state_machine'
import type User from '#app/users/user'

type Move<Columns> = {
  /** Null when the system does it. */
  by: User | null
  /** Columns that change with the status. */
  set?: Partial<Omit<Columns, 'status'>>
  /** What the log says of it beside the new status; null writes no line. */
  audit?: Record<string, unknown> | null
  /** What the log calls it, where that is not the new status. */
  action?: string
  /** The field of a form where a refusal stands. */
  field?: string
}

/**
 * A model that moves from state to state and in no other way: each move is allowed by the machine, saved, logged and
 * announced. The database refuses what is not in its table `moves`.
 */
export function Stateful<State extends string>(type: string, machine: StateMachine<State>) {
  return <Model extends NormalizeConstructor<typeof BaseModel>>(superclass: Model) => {
    class StatefulModel extends Lockable(superclass) {
      declare id: number
      declare status: State
      declare tenantId?: number

      /** What the log calls it. */
      get auditSubject(): Subject {
        return { type, id: this.id, tenantId: this.tenantId ?? null }
      }

      /** Tells open pages; a model whose pages listen says how. */
      announce() {}

      canMoveTo(to: State) {
        return machine.allows(this.status, to)
      }

      /** Throws a Refusal, on that field of a form, when the machine does not allow the move. */
      assertCanMove(to: State, field = type) {
        if (!this.canMoveTo(to)) throw new Refusal(field, 'illegalMove')
      }

      /** Wants the row locked. Throws a Refusal when the machine does not allow it. */
      async moveTo(
        to: State,
        { by, set = {}, audit: changes = {}, action = to, field }: Move<InstanceType<Model>>
      ) {
        this.assertCanMove(to, field)
        await this.merge({ ...set, status: to } as never).save()
        if (changes) await audit(`${type}.${action}`, this.auditSubject, by, changes)
        this.announce()
        return this
      }

      /** The same for many at once, in one statement; the caller writes the log. */
      static async moveAll<T extends typeof StatefulModel>(
        this: T,
        models: InstanceType<T>[],
        to: State,
        set: Record<string, unknown> = {}
      ) {
        for (const model of models) model.assertCanMove(to)
        const ids = models.map(({ id }) => id)
        await this.query()
          .whereIn('id', ids)
          .update({ ...set, status: to })
        for (const model of models) model.announce()
      }
    }
    return StatefulModel
  }
}
