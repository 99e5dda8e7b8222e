import type { NormalizeConstructor } from '@adonisjs/core/types/helpers'
import type { BaseModel } from '@adonisjs/lucid/orm'
import { record } from '#app/messages/events/record'
import { type LiveEvent, addToOutbox } from '#app/messages/live/outbox'
import type { Subject } from '#app/platform/audit/audit'
import { Lockable } from '#app/platform/shared/lockable'
import { Refusal } from '#app/platform/shared/refusal'
import type { StateMachine } from '#app/platform/shared/isomorphic/state_machine'
import type { Actor } from '#app/platform/audit/actor'

type Move<Columns> = {
  by: Actor | null
  set?: Partial<Omit<Columns, 'status'>>
  /** Extra fields for the audit log; in `moveTo`, null writes no entry. */
  audit?: Record<string, unknown> | null
  action?: string
  field?: string
}

type Change<Columns> = Pick<Move<Columns>, 'by' | 'set'> & { audit?: Record<string, unknown>; action: string }

/** The database refuses moves that are not in its table `state_transitions`. */
export function Stateful<State extends string>(type: string, machine: StateMachine<State>) {
  return <Model extends NormalizeConstructor<typeof BaseModel>>(superclass: Model) => {
    class StatefulModel extends Lockable(superclass) {
      declare id: number
      declare status: State
      declare tenantId?: number

      get auditSubject(): Subject {
        return { type, id: this.id, tenantId: this.tenantId ?? null }
      }

      get live(): LiveEvent[] {
        return []
      }

      canMoveTo(to: State) {
        return machine.allows(this.status, to)
      }

      assertCanMove(to: State, field = type) {
        if (!this.canMoveTo(to)) throw new Refusal(field, 'illegalMove')
      }

      async change({ by, set = {}, audit: changes = {}, action }: Change<InstanceType<Model>>) {
        await Object.assign(this, set).save()
        await record(`${type}.${action}`, this, by, changes)
        return this
      }

      /** Needs the row locked. Throws a Refusal when the machine does not allow the move. */
      async moveTo(to: State, { by, set = {}, audit: changes = {}, action = to, field }: Move<InstanceType<Model>>) {
        this.assertCanMove(to, field)
        await Object.assign(this, set, { status: to }).save()
        if (changes) await record(`${type}.${action}`, this, by, changes)
        else addToOutbox(this.live)
        return this
      }

      /** In one statement; the caller writes the audit log. */
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
        addToOutbox(models.flatMap((model) => model.live))
      }
    }
    return StatefulModel
  }
}
