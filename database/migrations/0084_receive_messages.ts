import { BaseSchema } from '@adonisjs/lucid/schema'
import { rebuildWalls, wall } from '#database/walls'

/** What people write to us, with or without an account, and what we answer. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table contact_messages (
        id bigint generated always as identity primary key,
        reference text not null unique check (reference ~ '^MSG-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
        tenant_id bigint not null references tenants (id),
        -- Null where a visitor wrote.
        user_id bigint,
        name text not null check (length(name) between 1 and 200),
        email text not null check (length(email) between 3 and 254),
        locale text not null check (locale in ('nl', 'en')),
        subject text not null check (length(subject) between 3 and 120),
        message text not null check (length(message) between 10 and 5000),
        status text not null default 'open' check (status in ('open', 'answered', 'closed')),
        answer text check (length(answer) between 2 and 5000),
        answered_by_id bigint references users (id),
        answered_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz,
        foreign key (tenant_id, user_id) references users (tenant_id, id),
        check (num_nulls(answer, answered_by_id, answered_at) in (0, 3)),
        check (status <> 'open' or answer is null),
        check (status <> 'answered' or answer is not null)
      );
      create index contact_messages_of_user on contact_messages (tenant_id, user_id, id desc);
      create index contact_messages_of_status on contact_messages (status, id);
      create index contact_messages_by_day on contact_messages (created_at, id);
      create index contact_messages_answered on contact_messages (answered_at) where answered_at is not null;
      insert into moves (subject, from_status, to_status) values
        ('contact_messages', 'open', 'answered'), ('contact_messages', 'open', 'closed'),
        ('contact_messages', 'answered', 'closed');
      create trigger contact_messages_move before update of status on contact_messages
        for each row when (old.status is distinct from new.status) execute function check_move();
      create trigger contact_messages_refuse_erased before insert on contact_messages
        for each row execute function refuse_row_of_erased();
    `)
    this.schema.raw(wall('contact_messages'))
    this.schema.raw(rebuildWalls)
  }
}
