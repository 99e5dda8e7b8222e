import { BaseSchema } from '@adonisjs/lucid/schema'
import { appRole, wall } from '#database/walls'

/**
 * A link that opens an account lies sealed in a table of its own until it leaves with its message: staff cannot read
 * it there, and it goes when it is used, revoked or delivered, or when it expires.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table email_links (
        id bigint generated always as identity primary key,
        tenant_id bigint not null references tenants (id),
        -- The message it belongs to; one that is sent again is sent with the same link.
        email_id bigint not null unique references emails (id) on delete cascade,
        -- Of the token in it, as the account link or the invitation has it.
        token_hash text not null,
        url_encrypted text not null,
        expires_at timestamptz not null
      );
      create index email_links_token on email_links (token_hash);
      create index email_links_expiry on email_links (expires_at);
      create index email_links_of_tenant on email_links (tenant_id, email_id);
    `)
    this.schema.raw(wall('email_links'))
    for (const verb of ['select', 'update', 'delete']) {
      this.schema.raw(`
        create policy closed_to_staff_${verb} on email_links as restrictive for ${verb} to ${appRole}
          using ((select current_setting('fareback.scope', true)) is distinct from 'staff'
             and (select current_setting('fareback.scope', true)) is distinct from 'viewing');
      `)
    }
    this.schema.raw(`
      create function forget_email_link() returns trigger language plpgsql security definer
        set search_path = public, pg_temp as $$
      begin
        delete from email_links where token_hash = old.token_hash;
        return null;
      end $$;
      create trigger account_links_forget after update of used_at, revoked_at on account_links
        for each row when (new.used_at is not null or new.revoked_at is not null)
        execute function forget_email_link();
      create trigger account_links_forget_deleted after delete on account_links
        for each row execute function forget_email_link();
      -- An invitation that is sent again has another token.
      create trigger invitations_forget after update of accepted_at, revoked_at, token_hash on invitations
        for each row when (new.accepted_at is not null or new.revoked_at is not null
          or new.token_hash <> old.token_hash)
        execute function forget_email_link();

      -- Until when the link of a message works, as far as it is there: all that staff may know of it.
      create function email_link_until(p_email_id bigint) returns timestamptz language sql stable security definer
        set search_path = public, pg_temp as $$
          select expires_at from email_links where email_id = p_email_id
        $$;
      revoke execute on function email_link_until from public;
      grant execute on function email_link_until to ${appRole};

      -- Messages that wait to be sent are sent within days; the others have lost nothing that anyone needs.
      alter table emails drop column secrets_encrypted;
    `)
  }
}
